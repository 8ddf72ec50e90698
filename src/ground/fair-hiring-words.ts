/** Words of the 14 items of 公正採用選考 that a company may not ask of a student. */
export const fairHiringWords = [
  '家族構成',
  '家族の職業',
  '親の職業',
  '本籍',
  '出生地',
  '信仰',
  '支持政党',
  '尊敬する人物',
  '愛読書',
  '病歴',
] as const

// A student may study religions, which tells nothing of their own.
const ownReligion = /宗教(?!学|史|社会|哲学|美術|音楽|建築|改革|法)/u

/** The first word in a student's text that no selection needs; null for a text without one. */
export function unneededWordIn(text: string): string | null {
  const plain = text.normalize('NFKC')
  return fairHiringWords.find((word) => plain.includes(word)) ?? ownReligion.exec(plain)?.[0] ?? null
}

const relatives =
  '(?:お|ご)?(?:両親|父母|父親|母親|親御さん|祖父母|家族|家庭|保護者|兄弟(?:姉妹)?|姉妹|きょうだい|配偶者|(?:父|母|兄|姉|親)(?:さん|さま|様)?)'
const traits =
  '(?:お|ご)?(?:仕事|職業|職種|勤務先|勤め先|お?勤め|会社|役職|地位|学歴|出身(?:地|校)?|国籍|収入|年収|資産|経済状況|健康(?:状態)?|病気|状況|環境|雰囲気|教育方針|人数)'
const home = '(?:お|ご)?(?:住まい|自宅|実家|住居|家庭)'
const houses =
  '(?:持ち?家|借家|賃貸|一戸建て|戸建て|マンション|アパート|間取り|部屋数|広さ|資産|略図|見取り図|周辺の環境)'
const faith = '(?:宗教(?!学|史|社会|哲学|美術|音楽|建築|改革|法)|宗派)'
const request = '(?:お|ご)?(?:教え|聞かせ|聞き|うかが|伺|書|記入|話|知らせ|提出|持参|記載)'
/** A request for a fact names the fact first; these words stand between the two. */
const about = `(?=は|も|や|と|・|、|など|について|に関して|の(?:有無|詳細|内容)|[をが]${request}|を$)`

// Facts for which a company has no use, by the 14 items, with pregnancy and marriage of 男女雇用機会均等法.
const subjects = [
  fairHiringWords.join('|'),
  `${relatives}の${traits}${about}`,
  `${relatives}(?:は|って)、?(?:どのような|どんな)?(?:お|ご)?(?:仕事|職業|勤め|何人|何名|何を|どちら|健在|元気|い(?:ま|らっしゃいま)すか)`,
  '何人家族|何人(?:兄弟|きょうだい|姉妹)|一人っ子|ひとりっ子|長男|長女|母子家庭|父子家庭|ひとり親|片親',
  `${home}[のはが]?(?:近くの|付近の|周辺の)?${houses}`,
  '家庭環境|生育環境|生い立ち|育った(?:ご)?家庭',
  '戸籍(?:謄本|抄本)?|住民票|国籍|ご?出身(?:地|県|はどちら|はどこ)|(?:お)?生まれはど(?:ちら|こ)|どちらのお?生まれ|身元調査|身元保証人',
  `(?:信じ|信仰し)て(?:いる|おられる)(?:もの|神|${faith})|${faith}${about}|どの(?:${faith})`,
  '支持(?:する|している|される)政党|どの(?:政党|党)|(?:選挙|投票)(?:で|では|先)(?:は)?(?:ど[のこちら]|誰|だれ|を)',
  '人生観|生活信条|座右の銘|思想(?:・|や|と)?信条|信条としている|政治的な(?:考え|立場|意見|思想)',
  '尊敬(?:する|している|される|できる)(?:人|方)|(?:憧れ|あこがれ)の人物',
  '(?:労働組合|労組|学生運動|社会運動|政治活動|市民運動|宗教活動|デモ)(?:へ|へ?の|に|など|等)*(?:加入|参加|所属|関わ|関与|経験)',
  '(?:購読|愛読)(?:している|されている|する|中の)(?:新聞|雑誌|本|書籍)|(?:どの|何)(?:新聞|雑誌)',
  '既往歴|持病|通院歴|健康診断(?:書|の結果)|血液型|(?:お)?(?:身長|体重)(?:と|や|・|は|を|も)|障害の有無|色覚',
  '(?:ご)?結婚(?:の|する|される)?(?:ご)?(?:予定|願望|有無)|(?:ご)?結婚(?:後も?|は(?:いつ|され|して))|(?:ご)?(?:出産|妊娠)の(?:ご)?予定|(?:お付き合い|交際)している(?:人|方)|恋人|彼氏',
].map((pattern) => new RegExp(pattern, 'u'))

const asks =
  /教え(?:て|ろ|願)|聞かせ|お聞き(?:し|で|か)|うかが[いえっわ]|伺[いえっわ]|(?:お)?書き(?:くだ|下|添え)|書いて(?:くだ|下|いた)|記入|記載(?:して|くだ|下|をお)|提出|持参|(?:話して|お話し?)(?:くだ|下|いた)|知らせ(?:くだ|下|て)|お尋ね|(?:です|ます|でしょう|ました|ません|でした)か|[?？]/u

const sentences = /[^。!！?？\n]+[。!！?？\n]?/gu

/** The first subject in a company's text that no selection may ask a student about; null for a text without one. */
export function forbiddenQuestionIn(text: string): string | null {
  for (const [sentence] of text.normalize('NFKC').matchAll(sentences)) {
    if (!asks.test(sentence)) continue
    const subject = subjectIn(sentence)
    if (subject !== undefined) return subject
  }
  return null
}

const subjectIn = (plain: string) =>
  subjects.map((pattern) => pattern.exec(plain)?.[0]).find((match) => match !== undefined)

/** The first subject that no judgement of a student may rest on, asked or stated; null for a text without one. */
export const unfairSubjectIn = (text: string): string | null =>
  subjectIn(text.normalize('NFKC')) ?? unneededWordIn(text)
