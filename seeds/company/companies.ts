import { consulting } from './companies/consulting.ts'
import { finance } from './companies/finance.ts'
import { foodAndMaterials } from './companies/food-and-materials.ts'
import { hokuto } from './companies/hokuto.ts'
import { building } from './companies/building.ts'
import { energyAndTransport } from './companies/energy-and-transport.ts'
import { livingAndPrint } from './companies/living-and-print.ts'
import { machinery } from './companies/machinery.ts'
import { hospitalityAndLearning } from './companies/hospitality-and-learning.ts'
import { careAndPublic } from './companies/care-and-public.ts'
import { software } from './companies/software.ts'
import { media } from './companies/media.ts'
import { tradeAndRetail } from './companies/trade-and-retail.ts'
import type { CompanyStory } from './story.ts'

/** Forty companies; the first is the one of the demo. */
export const companies: readonly CompanyStory[] = [
  hokuto,
  ...foodAndMaterials,
  ...machinery,
  ...livingAndPrint,
  ...tradeAndRetail,
  ...finance,
  ...software,
  ...media,
  ...consulting,
  ...building,
  ...energyAndTransport,
  ...hospitalityAndLearning,
  ...careAndPublic,
]
