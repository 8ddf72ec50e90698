import type { ViteDevServer } from 'vite'
import { stillLimits } from '#domain/content-block/video-still/rules.ts'
import { countPublicAddresses, listPublicAddresses } from '#domain/job/public-page/queries.ts'
import { openDoor, type DoorParts } from '#door/door.ts'
import type { Env } from '#platform/env.ts'
import { openVideoStills } from '#platform/outgoing/video-stills.ts'
import { readActionPaths } from './http/action-paths.ts'
import { openAssessmentFigure } from './files/assessment-figure.ts'
import { openCalendarFeed } from './files/calendar-feed.ts'
import { serveAssets } from './http/assets.ts'
import { openBodyLimits } from './http/body-limits.ts'
import { openPageNames, readPagePaths } from './http/page-names.ts'
import { openCompanySignIn } from './sign-in/company-sign-in.ts'
import { openLineEvents } from './line/line-events.ts'
import { serveLocalLine } from './line/local-line.ts'
import { showOutboxes } from './development.ts'
import { createApp } from './http/http.ts'
import { openOperatorRegistration } from './sign-in/operator-registration.ts'
import { openPages } from './http/pages.ts'
import { openProviderSignIn } from './sign-in/provider-sign-in.ts'
import { publicPictures } from './files/public-pictures.ts'
import { publicPushSettings } from './push-settings.ts'
import type { ReadyReport } from './work/readiness.ts'
import { openRequestSessions } from './sign-in/sessions.ts'
import { pictureViewing } from './files/stored-files.ts'
import { videoStillFiles } from './files/video-still-files.ts'
import { openWhitepaperFile } from './files/whitepaper-file.ts'

type Parts = {
  env: Env
  doorParts: DoorParts
  checkReady: () => Promise<ReadyReport>
  isStopping: () => boolean
  /** Serves the sources instead of the built pages. */
  vite?: ViteDevServer | undefined
}

/** Everything that this server answers over HTTP, with its pages. */
export async function openApp({ env, doorParts, checkReady, isStopping, vite }: Parts) {
  const { connections, services, addressOf, mayTry } = doorParts
  const { db } = connections
  const { files, sealing, companyOidc } = services
  const door = openDoor(doorParts)
  const sessions = openRequestSessions({ db, door, env, addressOf })
  const visits = { db, sessions, env, addressOf, mayTry }
  const page = openPages({
    env,
    door,
    sessions,
    providerSignIn: openProviderSignIn(visits),
    companySignIn: openCompanySignIn({ ...visits, companyOidc }),
    operatorRegistration: openOperatorRegistration(visits),
    addressOf,
    push: await publicPushSettings(env, db),
    vite,
  })
  return createApp({
    env,
    door,
    page,
    checkReady,
    files,
    maySeePicture: pictureViewing(db, door.viewerOf),
    publicIndex: { count: () => countPublicAddresses(db), list: (part) => listPublicAddresses(db, part) },
    publicPictures: publicPictures(db, files),
    whitepaperFile: openWhitepaperFile(door, sessions),
    assessmentFigure: openAssessmentFigure(door, sealing),
    ...(env.line !== null &&
      env.line !== 'local' && { lineEvents: { secret: env.line.secret, take: openLineEvents(db) } }),
    calendarFeed: openCalendarFeed({ db, env, mayTry }),
    videoStill: videoStillFiles(db, files, openVideoStills(env, stillLimits.maxBytes)),
    development: env.isProduction
      ? undefined
      : (dev) => {
          showOutboxes(dev, env.dataDir)
          if (env.line === 'local') serveLocalLine(dev, env.dataDir, openLineEvents(db))
        },
    assets: vite ? undefined : serveAssets,
    isStopping,
    addressOf,
    bodyLimitOf: openBodyLimits(vite ? undefined : readActionPaths()),
    pageNameOf: openPageNames(vite ? undefined : readPagePaths()),
  })
}
