import type { DepartmentCategory } from '#domain/lookup/school/rules.ts'

/** A student's field of study, finer or coarser than the department's name, as the texts need. */
export type Field = keyof typeof wishes

/** Industries and job types that students of a field usually wish for, likeliest first. */
export const wishes = {
  literature: { industries: [602, 601, 903, 302, 110, 952], jobTypes: [24, 6, 5, 25, 11] },
  history: { industries: [602, 951, 901, 952, 804, 903], jobTypes: [24, 5, 25, 11, 29] },
  language: { industries: [202, 804, 901, 201, 302, 703], jobTypes: [3, 28, 4, 1, 6] },
  education: { industries: [903, 703, 952, 904, 502], jobTypes: [25, 8, 5, 4] },
  psychology: { industries: [703, 904, 601, 104, 502], jobTypes: [8, 6, 16, 5] },
  sociology: { industries: [601, 602, 952, 703, 905, 502], jobTypes: [6, 5, 1, 8] },
  law: { industries: [401, 702, 803, 802, 951, 403], jobTypes: [10, 1, 8, 9] },
  policy: { industries: [951, 701, 803, 802, 804], jobTypes: [7, 22, 10, 29] },
  economics: { industries: [401, 402, 403, 701, 202, 404], jobTypes: [23, 1, 22, 9, 7] },
  business: { industries: [202, 301, 302, 601, 101, 701], jobTypes: [1, 6, 5, 7, 9] },
  tourism: { industries: [901, 804, 902, 601, 952], jobTypes: [5, 27, 1, 6] },
  international: { industries: [201, 202, 804, 901, 952, 701], jobTypes: [3, 28, 22, 7] },
  media: { industries: [602, 504, 601, 502], jobTypes: [24, 16, 5, 6] },
  information: { industries: [501, 502, 503, 504, 404], jobTypes: [12, 13, 15, 14] },
  data: { industries: [501, 502, 701, 404, 601], jobTypes: [14, 12, 22, 6] },
  mathematics: { industries: [501, 402, 403, 404, 701], jobTypes: [14, 23, 12, 22] },
  physics: { industries: [107, 501, 106, 503, 103], jobTypes: [17, 18, 14, 12] },
  chemistry: { industries: [102, 103, 104, 110, 105], jobTypes: [17, 19, 18] },
  materials: { industries: [105, 102, 107, 108], jobTypes: [17, 19, 18] },
  mechanical: { industries: [108, 106, 107, 103, 804], jobTypes: [18, 19, 12] },
  electrical: { industries: [107, 108, 503, 803, 106], jobTypes: [18, 13, 19, 12] },
  civil: { industries: [801, 804, 803, 951, 802], jobTypes: [20, 22, 19] },
  architecture: { industries: [801, 802, 109], jobTypes: [20, 5, 22] },
  biology: { industries: [103, 101, 104, 102], jobTypes: [17, 21, 19] },
  agriculture: { industries: [101, 106, 952, 301, 951], jobTypes: [17, 19, 5, 1] },
  food: { industries: [101, 902, 301, 104], jobTypes: [5, 17, 19, 6] },
  environment: { industries: [803, 801, 701, 951, 102], jobTypes: [22, 17, 19, 20] },
  marine: { industries: [101, 804, 803, 951], jobTypes: [17, 19, 28] },
  pharmacy: { industries: [103, 104, 904, 301], jobTypes: [21, 17, 26] },
  health: { industries: [904, 103, 104, 501], jobTypes: [26, 21, 4] },
  veterinary: { industries: [103, 101, 904, 951], jobTypes: [17, 21, 26] },
  nutrition: { industries: [101, 902, 904, 301], jobTypes: [5, 26, 19] },
  sports: { industries: [905, 104, 703, 903, 301], jobTypes: [1, 27, 5, 25] },
  design: { industries: [504, 109, 601, 110, 502], jobTypes: [16, 24, 5] },
  arts: { industries: [602, 504, 601, 903], jobTypes: [24, 5, 6] },
  welfare: { industries: [904, 952, 951, 903], jobTypes: [26, 8, 4] },
} satisfies Record<string, { industries: number[]; jobTypes: number[] }>

const engineering: Field[] = ['mechanical', 'electrical', 'civil', 'materials', 'information', 'chemistry']
const science: Field[] = ['mathematics', 'physics', 'chemistry', 'biology']

// The first pattern that fits a department's name decides; the order goes from narrow to wide.
const byDepartment: [RegExp, Field[]][] = [
  [/獣医/, ['veterinary']],
  [/薬/, ['pharmacy']],
  [/看護|医療|保健|リハビリ|歯|^医|健康|ウェルビーイング/, ['health']],
  [/スポーツ|体育/, ['sports']],
  [/栄養|家政|生活科学|生活環境|食健康/, ['nutrition']],
  [/食品|食環境|食マネジメント|食料/, ['food']],
  [/福祉/, ['welfare']],
  [/音楽|美術|造形|芸術(?!工)|映像/, ['arts']],
  [/デザイン・データ|データサイエンス|データ科学/, ['data']],
  [/芸術工|(?<!都市|地域)デザイン/, ['design']],
  [/建築/, ['architecture']],
  [/都市|地域デザイン/, ['civil', 'architecture', 'policy']],
  [/海洋|水産/, ['marine']],
  [/農|園芸|生物資源|生物産業|生物生産|地域環境科/, ['agriculture', 'food', 'biology']],
  [
    /環境情報|知能情報|情報科|情報工|情報理工|情報学|情報通信|情報連携|情報フロンティア|情報数理|情報変革|総合情報|コンピュータ|未来科学|融合学環/,
    ['information', 'data'],
  ],
  [/社会情報|情報社会|文化情報|国際情報|情報コミュニケーション|メディア/, ['media', 'sociology', 'data']],
  [/経営情報/, ['business', 'data']],
  [/総合数理|数理/, ['mathematics']],
  [/生命医科|生命理工|生命科|生物|生命/, ['biology']],
  [/材料|物質|繊維|応用化学/, ['materials', 'chemistry']],
  [/宇宙|半導体/, ['electrical', 'mechanical']],
  [/航空/, ['mechanical']],
  [/環境/, ['environment']],
  [/工/, engineering],
  [/(?<!心|管|倫)理学/, science],
  [/心理|心身|人間科/, ['psychology']],
  [/教育|発達/, ['education']],
  [/観光/, ['tourism']],
  [/外国語|英語|言語|コミュニケーション|中国|異文化/, ['language']],
  [/国際商|国際経営|商|経営|ビジネス|マネジメント/, ['business']],
  [/国際|グローバル|多文化/, ['international']],
  [/法文/, ['law', 'literature']],
  [/経法/, ['economics', 'law']],
  [/政経|政治経済|経済/, ['economics']],
  [/法|知的財産/, ['law']],
  [/政策|危機管理|公共|地域|社会安全|共創|協働/, ['policy', 'sociology']],
  [/歴史/, ['history']],
  [/社会|現代/, ['sociology']],
  [/文|人文|表象/, ['literature', 'history']],
]

const general: Record<DepartmentCategory, Field[]> = {
  HUMANITIES: ['sociology', 'literature', 'international'],
  SCIENCE: science,
  OTHER: ['sociology', 'policy', 'international', 'information'],
}

const fieldsByKey = new Map<string, Field[]>()

/** The fields that a department of this name may stand for. */
export function fieldsOf(department: string, category: DepartmentCategory): readonly Field[] {
  const key = `${category}${department}`
  const fieldsOfKey = fieldsByKey.get(key)
  if (fieldsOfKey) return fieldsOfKey
  const fields = byDepartment.find(([pattern]) => pattern.test(department))?.[1] ?? general[category]
  fieldsByKey.set(key, fields)
  return fields
}
