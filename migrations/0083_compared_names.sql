-- Names are compared in one spelling everywhere, and schools are known by their reading and short names too.
-- repeatable/10_search_text.sql holds the first three functions as they are today.
set local yoake.bulk_load = 'on';

-- Two spellings of one word are one word: width, case, spaces, the many dashes that stand for a long vowel, and old
-- forms of letters. Profiles and keywords both pass through here, so that they cannot disagree. The twins of these
-- functions are in src/ground/compared-text.ts.
create or replace function search_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(regexp_replace(lower(normalize(written, NFKC)), '\s+', ' ', 'g'),
    '-‐‑‒–—―−學應獨藝廣濱濵櫻榮龍會眞惠壽鐵萬髙﨑嵜澤邉邊齋齊斎國澁瀧嶋嶌冨舘瀨德禮圓寶實靜條縣體臺關驛釋來樂藥經濟傳團佛讀賣醫歷證淸曾祿增豐彌與當ヵヶ',
    'ーーーーーーーー学応独芸広浜浜桜栄竜会真恵寿鉄万高崎崎沢辺辺斉斉斉国渋滝島島富館瀬徳礼円宝実静条県体台関駅釈来楽薬経済伝団仏読売医歴証清曽禄増豊弥与当カケ');

-- A name: the kind of kana does not matter.
create or replace function search_name_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(search_text(written),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴカケ');

-- All names of a school, one below the other.
create or replace function school_names_text(name text, kana text, short_names text[]) returns text
  language sql immutable parallel safe
  return search_name_text(concat_ws(E'\n', name, kana, array_to_string(short_names, E'\n')));

-- Two spellings of one company's name are one: its kind of company, spaces, signs and long vowels count for nothing,
-- and a small kana is the large one.
create or replace function company_name_text(written text) returns text
  language sql immutable strict parallel safe
  return translate(
    regexp_replace(search_name_text(written), '株式会社|有限会社|合同会社|合資会社|合名会社|\((?:株|有|同|資|名)\)|[\sー・.,､。&+''’"!?/\\()\[\]「」%_*#@:;~^|<>={}$`]', '', 'g'),
    'ァィゥェォッャュョヮ', 'アイウエオツヤユヨワ');

-- Whether the words are a part of the name. One Latin letter, which is left of C++ and C#, names too much.
create function is_named(name text, words text) returns boolean
  language sql immutable strict parallel safe
  return strpos(search_name_text(name), trim(search_name_text(words))) > 0
    or company_name_text(words) !~ '^[a-z0-9]?$' and strpos(company_name_text(name), company_name_text(words)) > 0;

-- Companies of which the words are a part of the legal name, the display name or the reading.
create function companies_named(words text) returns setof uuid
  language sql stable parallel safe
  begin atomic
    select company_id from company_search_word, company_name_text(words) as word
    where word <> '' and grams @> company_word_grams(word) and exists (select from unnest(names) name where strpos(name, word) > 0);
  end;

select company_search_rebuild();

alter table school
  -- In hiragana; '' while the product does not know the reading.
  add column kana text not null default '',
  add column short_names text[] not null default '{}';
update school set kana = named.kana, short_names = named.short_names::text[] from (values
  (1, '北海道大学', 'ほっかいどうだいがく', '{北大}'), (2, '小樽商科大学', 'おたるしょうかだいがく', '{小樽商大,樽商大,樽商}'),
  (3, '室蘭工業大学', 'むろらんこうぎょうだいがく', '{室蘭工大,室工大}'), (4, '弘前大学', 'ひろさきだいがく', '{弘大}'),
  (5, '岩手大学', 'いわてだいがく', '{岩大}'), (6, '東北大学', 'とうほくだいがく', '{}'), (7, '秋田大学', 'あきただいがく', '{秋大}'),
  (8, '山形大学', 'やまがただいがく', '{}'), (9, '福島大学', 'ふくしまだいがく', '{}'), (10, '茨城大学', 'いばらきだいがく', '{茨大}'),
  (11, '筑波大学', 'つくばだいがく', '{}'), (12, '宇都宮大学', 'うつのみやだいがく', '{宇大}'), (13, '群馬大学', 'ぐんまだいがく', '{群大}'),
  (14, '埼玉大学', 'さいたまだいがく', '{埼大}'), (15, '千葉大学', 'ちばだいがく', '{}'), (16, '東京大学', 'とうきょうだいがく', '{東大}'),
  (17, '東京科学大学', 'とうきょうかがくだいがく', '{東京工業大学,東工大,東京医科歯科大学,医科歯科大}'),
  (18, '東京外国語大学', 'とうきょうがいこくごだいがく', '{東京外大,東外大}'), (19, '東京学芸大学', 'とうきょうがくげいだいがく', '{学芸大}'),
  (20, '東京農工大学', 'とうきょうのうこうだいがく', '{農工大}'), (21, '東京海洋大学', 'とうきょうかいようだいがく', '{海洋大}'),
  (22, 'お茶の水女子大学', 'おちゃのみずじょしだいがく', '{お茶大,御茶ノ水女子大学}'), (23, '電気通信大学', 'でんきつうしんだいがく', '{電通大}'),
  (24, '一橋大学', 'ひとつばしだいがく', '{一橋}'), (25, '横浜国立大学', 'よこはまこくりつだいがく', '{横国,横国大,横浜国大}'),
  (26, '新潟大学', 'にいがただいがく', '{新大}'), (27, '長岡技術科学大学', 'ながおかぎじゅつかがくだいがく', '{長岡技科大,長岡技大}'),
  (28, '富山大学', 'とやまだいがく', '{富大}'), (29, '金沢大学', 'かなざわだいがく', '{金大}'), (30, '福井大学', 'ふくいだいがく', '{}'),
  (31, '山梨大学', 'やまなしだいがく', '{梨大}'), (32, '信州大学', 'しんしゅうだいがく', '{信大}'), (33, '岐阜大学', 'ぎふだいがく', '{岐大}'),
  (34, '静岡大学', 'しずおかだいがく', '{静大}'), (35, '名古屋大学', 'なごやだいがく', '{名大}'),
  (36, '名古屋工業大学', 'なごやこうぎょうだいがく', '{名工大}'), (37, '豊橋技術科学大学', 'とよはしぎじゅつかがくだいがく', '{豊橋技科大}'),
  (38, '三重大学', 'みえだいがく', '{}'), (39, '滋賀大学', 'しがだいがく', '{滋大}'), (40, '京都大学', 'きょうとだいがく', '{京大}'),
  (41, '京都工芸繊維大学', 'きょうとこうげいせんいだいがく', '{工繊大,京都工繊大,京工繊}'), (42, '大阪大学', 'おおさかだいがく', '{阪大}'),
  (43, '神戸大学', 'こうべだいがく', '{}'), (44, '奈良女子大学', 'ならじょしだいがく', '{奈良女}'), (45, '和歌山大学', 'わかやまだいがく', '{}'),
  (46, '鳥取大学', 'とっとりだいがく', '{鳥大}'), (47, '島根大学', 'しまねだいがく', '{島大}'), (48, '岡山大学', 'おかやまだいがく', '{岡大}'),
  (49, '広島大学', 'ひろしまだいがく', '{広大}'), (50, '山口大学', 'やまぐちだいがく', '{}'), (51, '徳島大学', 'とくしまだいがく', '{徳大}'),
  (52, '香川大学', 'かがわだいがく', '{香大}'), (53, '愛媛大学', 'えひめだいがく', '{}'), (54, '高知大学', 'こうちだいがく', '{}'),
  (55, '九州大学', 'きゅうしゅうだいがく', '{九大}'), (56, '九州工業大学', 'きゅうしゅうこうぎょうだいがく', '{九工大}'),
  (57, '佐賀大学', 'さがだいがく', '{佐大}'), (58, '長崎大学', 'ながさきだいがく', '{}'), (59, '熊本大学', 'くまもとだいがく', '{熊大}'),
  (60, '大分大学', 'おおいただいがく', '{}'), (61, '宮崎大学', 'みやざきだいがく', '{}'), (62, '鹿児島大学', 'かごしまだいがく', '{鹿大}'),
  (63, '琉球大学', 'りゅうきゅうだいがく', '{琉大}'), (64, '国際教養大学', 'こくさいきょうようだいがく', '{AIU}'),
  (65, '会津大学', 'あいづだいがく', '{}'), (66, '高崎経済大学', 'たかさきけいざいだいがく', '{高経大,高経}'),
  (67, '東京都立大学', 'とうきょうとりつだいがく', '{都立大,首都大学東京,首都大}'), (68, '横浜市立大学', 'よこはましりつだいがく', '{横市,横市大,横浜市大}'),
  (69, '静岡県立大学', 'しずおかけんりつだいがく', '{静岡県大}'), (70, '名古屋市立大学', 'なごやしりつだいがく', '{名市大}'),
  (71, '京都府立大学', 'きょうとふりつだいがく', '{京府大,京都府大}'), (72, '大阪公立大学', 'おおさかこうりつだいがく', '{大公大}'),
  (73, '兵庫県立大学', 'ひょうごけんりつだいがく', '{兵庫県大}'), (74, '北九州市立大学', 'きたきゅうしゅうしりつだいがく', '{北九大,北九州市大}'),
  (75, '北海学園大学', 'ほっかいがくえんだいがく', '{}'), (76, '東北学院大学', 'とうほくがくいんだいがく', '{}'),
  (77, '獨協大学', 'どっきょうだいがく', '{}'), (78, '文教大学', 'ぶんきょうだいがく', '{}'),
  (79, '千葉工業大学', 'ちばこうぎょうだいがく', '{千葉工大}'), (80, '神田外語大学', 'かんだがいごだいがく', '{神田外大}'),
  (81, '青山学院大学', 'あおやまがくいんだいがく', '{青学,青学大}'), (82, '亜細亜大学', 'あじあだいがく', '{アジア大学}'),
  (83, '桜美林大学', 'おうびりんだいがく', '{}'), (84, '学習院大学', 'がくしゅういんだいがく', '{}'), (85, '北里大学', 'きたさとだいがく', '{}'),
  (86, '慶應義塾大学', 'けいおうぎじゅくだいがく', '{慶應,慶大,慶應大,慶應大学,慶應義塾}'), (87, '工学院大学', 'こうがくいんだいがく', '{}'),
  (88, '國學院大学', 'こくがくいんだいがく', '{}'), (89, '国際基督教大学', 'こくさいきりすときょうだいがく', '{ICU,国際キリスト教大学}'),
  (90, '国士舘大学', 'こくしかんだいがく', '{}'), (91, '駒澤大学', 'こまざわだいがく', '{駒大}'),
  (92, '芝浦工業大学', 'しばうらこうぎょうだいがく', '{芝浦工大,芝工大}'), (93, '順天堂大学', 'じゅんてんどうだいがく', '{順大}'),
  (94, '上智大学', 'じょうちだいがく', '{上智}'), (95, '昭和女子大学', 'しょうわじょしだいがく', '{}'), (96, '成蹊大学', 'せいけいだいがく', '{}'),
  (97, '成城大学', 'せいじょうだいがく', '{}'), (98, '専修大学', 'せんしゅうだいがく', '{専大}'), (99, '創価大学', 'そうかだいがく', '{創大}'),
  (100, '大東文化大学', 'だいとうぶんかだいがく', '{大東大}'), (101, '玉川大学', 'たまがわだいがく', '{}'),
  (102, '中央大学', 'ちゅうおうだいがく', '{中大}'), (103, '津田塾大学', 'つだじゅくだいがく', '{津田塾}'),
  (104, '帝京大学', 'ていきょうだいがく', '{}'), (105, '東海大学', 'とうかいだいがく', '{}'),
  (106, '東京女子大学', 'とうきょうじょしだいがく', '{}'), (107, '東京電機大学', 'とうきょうでんきだいがく', '{電機大,東京電大}'),
  (108, '東京都市大学', 'とうきょうとしだいがく', '{都市大}'), (109, '東京農業大学', 'とうきょうのうぎょうだいがく', '{東京農大,東農大,農大}'),
  (110, '東京理科大学', 'とうきょうりかだいがく', '{理科大,東理大}'), (111, '東京工科大学', 'とうきょうこうかだいがく', '{}'),
  (112, '東洋大学', 'とうようだいがく', '{}'), (113, '日本大学', 'にほんだいがく', '{日大}'),
  (114, '日本女子大学', 'にほんじょしだいがく', '{}'), (115, '日本体育大学', 'にっぽんたいいくだいがく', '{日体大,にほんたいいくだいがく}'),
  (116, '法政大学', 'ほうせいだいがく', '{法大}'), (117, '武蔵大学', 'むさしだいがく', '{}'), (118, '武蔵野大学', 'むさしのだいがく', '{}'),
  (119, '武蔵野美術大学', 'むさしのびじゅつだいがく', '{武蔵野美大,武蔵美,ムサビ}'), (120, '多摩美術大学', 'たまびじゅつだいがく', '{多摩美大,多摩美,タマビ}'),
  (121, '明治大学', 'めいじだいがく', '{明大}'), (122, '明治学院大学', 'めいじがくいんだいがく', '{明学,明学大}'),
  (123, '立教大学', 'りっきょうだいがく', '{立教,立大}'), (124, '早稲田大学', 'わせだだいがく', '{早大,早稲田}'),
  (125, '神奈川大学', 'かながわだいがく', '{}'), (126, '金沢工業大学', 'かなざわこうぎょうだいがく', '{金沢工大,金工大}'),
  (127, '愛知大学', 'あいちだいがく', '{}'), (128, '愛知学院大学', 'あいちがくいんだいがく', '{}'),
  (129, '中京大学', 'ちゅうきょうだいがく', '{}'), (130, '名古屋外国語大学', 'なごやがいこくごだいがく', '{名古屋外大,名外大}'),
  (131, '南山大学', 'なんざんだいがく', '{}'), (132, '名城大学', 'めいじょうだいがく', '{}'),
  (133, '豊田工業大学', 'とよたこうぎょうだいがく', '{豊田工大}'), (134, '京都産業大学', 'きょうとさんぎょうだいがく', '{京産大,京産}'),
  (135, '京都女子大学', 'きょうとじょしだいがく', '{京女}'), (136, '京都外国語大学', 'きょうとがいこくごだいがく', '{京都外大,京外大}'),
  (137, '同志社大学', 'どうししゃだいがく', '{同大}'), (138, '同志社女子大学', 'どうししゃじょしだいがく', '{同女}'),
  (139, '佛教大学', 'ぶっきょうだいがく', '{佛大}'), (140, '立命館大学', 'りつめいかんだいがく', '{立命}'),
  (141, '龍谷大学', 'りゅうこくだいがく', '{龍大}'), (142, '追手門学院大学', 'おうてもんがくいんだいがく', '{追大}'),
  (143, '大阪経済大学', 'おおさかけいざいだいがく', '{大経大,大阪経大}'), (144, '大阪工業大学', 'おおさかこうぎょうだいがく', '{大工大,大阪工大}'),
  (145, '関西大学', 'かんさいだいがく', '{関大}'), (146, '関西外国語大学', 'かんさいがいこくごだいがく', '{関西外大}'),
  (147, '近畿大学', 'きんきだいがく', '{近大}'), (148, '摂南大学', 'せつなんだいがく', '{摂大}'),
  (149, '桃山学院大学', 'ももやまがくいんだいがく', '{桃大}'), (150, '関西学院大学', 'かんせいがくいんだいがく', '{関学,関学大,かんさいがくいんだいがく}'),
  (151, '甲南大学', 'こうなんだいがく', '{}'), (152, '神戸学院大学', 'こうべがくいんだいがく', '{}'),
  (153, '神戸女学院大学', 'こうべじょがくいんだいがく', '{}'), (154, '武庫川女子大学', 'むこがわじょしだいがく', '{武庫女}'),
  (155, '広島修道大学', 'ひろしましゅうどうだいがく', '{修大,修道大}'), (156, '松山大学', 'まつやまだいがく', '{}'),
  (157, '西南学院大学', 'せいなんがくいんだいがく', '{西南大}'), (158, '福岡大学', 'ふくおかだいがく', '{}'),
  (159, '福岡工業大学', 'ふくおかこうぎょうだいがく', '{福岡工大,福工大}'), (160, '立命館アジア太平洋大学', 'りつめいかんあじあたいへいようだいがく', '{APU}')
) named (id, name, kana, short_names) where named.id = school.id and named.name = school.name;

alter table school alter column search_name_keys
  set expression as (prefixed('sn:', search_grams(school_names_text(name, kana, short_names))));
alter table school_department alter column search_name_keys
  set expression as (prefixed('sd:', search_grams(search_name_text(name))));
drop trigger school_changes_search on school;
create trigger school_changes_search after update on school
  for each row when (old.search_name_keys is distinct from new.search_name_keys) execute function school_changes_search();

-- A typed name that is one of a listed school becomes the listed school. A spelling of two schools is certain of none.
with spellings as (
  select company_name_text(spelling) as spelling, min(id) as school_id
  from school, unnest(short_names || array[name, regexp_replace(name, '大学$', '大'), kana]) spelling
  where is_active and spelling <> ''
  group by company_name_text(spelling) having count(distinct id) = 1
)
update candidate set school_id = spellings.school_id, other_school_name = null from spellings
  where spelling = company_name_text(regexp_replace(other_school_name, '大学大学院$', '大学'));
update candidate set school_department_id = listed.id, other_school_department_name = null, department_category = listed.category
  from school_department listed
  where listed.school_id = candidate.school_id and listed.is_active and school_department_id is null
    and company_name_text(listed.name) = company_name_text(other_school_department_name);

-- The next start builds the index anew.
truncate search_bits, search_delta, search_flip;
