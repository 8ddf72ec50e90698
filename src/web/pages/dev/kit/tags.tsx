import { useState } from 'react'
import { Avatar, AvatarName, sceneOf } from '#web/ui/marks/avatar.tsx'
import { Badge } from '#web/ui/marks/badge.tsx'
import { Card, CardHead, cardLinkClass } from '#web/ui/card.tsx'
import { ChipButton, ChipToggle, RemovableChip, chipsClass } from '#web/ui/marks/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Count } from '#web/ui/marks/count.tsx'
import { Dot } from '#web/ui/marks/dot.tsx'
import styles from './kit.module.css'
import { Spec } from './spec.tsx'

export function Tags() {
  return (
    <>
      <Spec title="チップとバッジ">
        <div className={chipsClass()}>
          <ChipToggle>27卒</ChipToggle>
          <ChipToggle defaultChecked>28卒</ChipToggle>
          <ChipButton className={styles.hoverChip}>29卒</ChipButton>
          <ChipButton className={styles.focus}>30卒</ChipButton>
          <ChipButton disabled>31卒</ChipButton>
        </div>
        <Prefectures />
        <div className={classNames(styles.row, styles.tight)}>
          <Badge>28卒</Badge>
          <Badge>理系</Badge>
          <Badge kind="plum">一次候補</Badge>
          <Badge kind="line">閲覧済み</Badge>
          <Badge kind="success">承認</Badge>
          <Badge kind="error">期限切れ</Badge>
          <Badge kind="warning">返信待ち あと3日</Badge>
          <Badge kind="info">内定あり</Badge>
          <Count value={3} />
          <Count value={12} quiet />
          <Count value={128} />
          <Dot>要対応</Dot>
          <Dot off>対応済み</Dot>
        </div>
      </Spec>
      <Spec title="カードとアバター">
        <div className={styles.cols}>
          <Card>
            <CardHead>
              <h3>標準のカード</h3>
              <Badge>28卒</Badge>
            </CardHead>
            <p className={classNames('quiet', styles.note)}>影は使わず、細い線だけで面を分けます。</p>
          </Card>
          <Card link className={styles.hoverCard}>
            <h3>
              <a className={cardLinkClass()} href="#card">
                ホバー
              </a>
            </h3>
            <p className={classNames('quiet', styles.note)}>線の色だけが少し濃くなります。</p>
          </Card>
          <Card aria-current="true">
            <h3>表示中</h3>
            <p className={classNames('quiet', styles.note)}>詳細を開いているカードです。</p>
          </Card>
        </div>
        <div className={styles.row}>
          <Avatar size="large" scene={1} />
          <Avatar scene={2} />
          <Avatar scene={3} />
          <Avatar scene={4} />
          <Avatar scene={5} />
          <Avatar scene={6} />
          <Avatar scene={sceneOf('candidate-1')} size="medium" />
          <AvatarName name="佐伯 真琴" />
          <AvatarName name="佐伯 真琴" size="small" />
          <AvatarName name="北斗システムズ" square />
        </div>
        <p className={classNames('quiet', styles.note)}>
          写真のない学生は夜明けの6つの景色、企業の担当者は姓の一文字。
        </p>
      </Spec>
    </>
  )
}

function Prefectures() {
  const [names, setNames] = useState(['愛知県', '岐阜県', '三重県'])
  return (
    <div id="prefectures" tabIndex={-1} className={chipsClass()} role="group" aria-label="都道府県">
      {names.map((name) => (
        <RemovableChip
          key={name}
          name={name}
          focusAfterLast="prefectures"
          onClick={() => setNames(names.filter((other) => other !== name))}
        />
      ))}
    </div>
  )
}
