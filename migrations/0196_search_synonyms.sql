-- Words that mean the same to a recruiter, kept by the operator as one list: a JSON list of groups of words.
create table search_synonym_list (
  is_only boolean primary key default true check (is_only),
  word_groups jsonb not null check (jsonb_typeof(word_groups) = 'array'),
  updated_at timestamptz not null default now()
);
insert into search_synonym_list (word_groups) values ('[
  ["機械学習", "マシンラーニング", "ML"],
  ["人工知能", "AI"],
  ["深層学習", "ディープラーニング"],
  ["データ分析", "データ解析"],
  ["プログラミング", "コーディング"],
  ["デジタルトランスフォーメーション", "DX"],
  ["ユーザー体験", "UX"],
  ["組み込み", "組込み"],
  ["部長", "キャプテン", "主将"],
  ["副部長", "副キャプテン", "副主将"],
  ["アルバイト", "バイト"],
  ["インターンシップ", "インターン"],
  ["ゼミナール", "ゼミ"],
  ["卒業論文", "卒論"],
  ["修士論文", "修論"],
  ["プレゼンテーション", "プレゼン"],
  ["ティーチングアシスタント", "TA"],
  ["学園祭", "大学祭", "学祭"],
  ["ものづくり", "モノづくり", "もの作り"],
  ["子ども", "子供", "こども"]
]');
