import { grouped } from '#ground/grouped.ts'
import type { Refusal, RefusalCode, RefusalDetails, Sentence } from '../refusal.ts'
import { deskText } from './desk.ts'
import { arrivalText } from './arrival.ts'
import { requestText } from './request.ts'
import { schedulingText } from './scheduling.ts'
import { scoutWritingText } from './scout-writing.ts'
import { foreseenText } from './student.ts'

const intakeStopped = 'この学生は、いま新しいスカウトの受付を停止しています。日をおいて送信してください。'

const texts = {
  ...schedulingText,
  ...scoutWritingText,
  ...foreseenText,
  ...arrivalText,
  ...deskText,
  ...requestText,
  forbidden: 'この操作を行う権限がありません。管理者に確認してください。',
  invalid_authorization_token: 'アクセストークンが無効か、有効期限が切れています。新しいトークンを発行してください。',
  invalid_authorization_header:
    'Authorizationヘッダーの形式が正しくありません。「Bearer」に続けてアクセストークンだけを指定してください。',
  sign_in_paused: ({ minutes }) =>
    `ログインの失敗が続いたため、お待ちいただいています。${minutes}分ほどおいて、もう一度お試しください。登録のあるメールアドレスには、待たずにログインできるURLをお送りすることがあります。`,
  scout_slowed_down: ({ perDay, remaining }) =>
    `学生からの返信が少ないため、1日に送信できるスカウトは${perDay}通までです（今日の残り${remaining}通）。理由を見直し、送る学生を減らしてください。`,
  outcome_already_told: 'この学生には、すでに結果を伝えています。画面を読み込み直して確認してください。',
  outcome_held: 'この学生には、朝に届く結果がすでに書かれています。書き直すときは、先に取り消してください。',
  booked_date_ahead: 'この学生とは、これからの日程が決まっています。日程が始まってから、結果を伝えてください。',
  student_moved_meanwhile: ({ by, name }) =>
    `${name}さんは、${by}先に移しました。最新の位置を表示したので、確かめてからもう一度移してください。`,
  stage_decided: ({ name }) =>
    `${name}さんの段階は、内定や結果の記録で決まっているため移せません。ほかの学生だけを選んで、もう一度お試しください。`,
  stage_gone: 'このステップは、募集の選考フローからなくなりました。最新の並びから選び直してください。',
  student_gone:
    '退会したか、貴社への公開をやめた学生です。プロフィールとやりとりは表示できません。承認のときに受け取った連絡先などは、貴社の個人情報の取り扱いの方針に沿って管理してください。',
  thread_closed:
    'このやりとりは終わっているため、送信できませんでした。画面を読み込み直すと、終わった理由を確認できます。',
  thread_waits_for_answer: ({ max }) =>
    `続けて送れるメッセージは${max}件までです。相手から返信が届くと、続きを送れるようになります。`,
  question_already_asked:
    '承認する前に送れる質問は1件までです。続きのやりとりは、スカウトを承認するとできるようになります。',
  question_already_answered:
    'この質問には、すでに回答しています。続きのやりとりは、学生がスカウトを承認するとできるようになります。',
  thread_already_reported: 'このやりとりは、すでに通報を受け付けています。運営からの連絡をお待ちください。',
  registration_code_closed:
    'この登録用のURLは使えなくなりました。使用済みか、期限が切れたか、新しいURLが送られています。届いている最新のメールを確認してください。',
  company_already_registered:
    'この法人番号の企業は、すでに登録されています。社内の管理者の方に招待を依頼するか、お問い合わせ窓口にご連絡ください。',
  registration_email_taken:
    'このメールアドレスのユーザーはすでに登録されています。別のメールアドレスで招待を受け取り直してください。',
  registration_provider_only:
    'この企業では、会社のアカウントでのログインが必須です。パスワードを設定せずに、もう一度登録してください。',
  registration_outside_domain:
    'この企業では、会社のアカウントでのログインが必須です。このメールアドレスでは利用できないため、会社のメールアドレスで招待し直してもらってください。',
  not_found: '見つかりませんでした。ほかの画面で先に変更されたか、削除された可能性があります。',
  general: 'メールアドレスまたはパスワードが正しくありません。',
  requireEmailVerification: ({ canResend }) =>
    `メールアドレスの確認が終わっていません。届いたメールのURLを開${canResend ? 'くか、確認メールを再送してください' : 'いて、確認を済ませてください'}。`,
  accountInvited: '登録がまだ終わっていません。招待メールのURLを開いて、登録を済ませてください。',
  job_not_deletable: 'スカウトを送った募集は削除できません。アーカイブをご利用ください。',
  job_incomplete: ({ missing }) => `必須項目が入力されていない募集は公開できません。（${missing}）`,
  job_title_taken: '同じタイトルの募集があります。別のタイトルを入力してください。',
  draft_limit_reached: ({ limit }) =>
    `下書きの募集は${limit}件までです。使わない下書きを削除するか公開してから、もう一度お試しください。`,
  company_picture_limit_reached: ({ limit }) =>
    `募集の画像は、すべての募集を合わせて${grouped(Number(limit))}枚までです。使わない画像や募集を削除してから、もう一度お試しください。`,
  job_completion_decided:
    'この募集には、承認後の案内がすでにあります。予定を選び直すときは、募集の編集から変更してください。',
  job_completion_fixed:
    'スカウトを送った募集では、承認後の案内方法と予定を変更できません。変更するときは、募集を複製してください。',
  job_not_checkable: '公開中の募集だけを確認済みにできます。画面を読み込み直して、公開の状態を確認してください。',
  changed_meanwhile: ({ isOwn }) =>
    `${isOwn ? 'この画面を開いたあとに、ほかの画面や端末で内容が変更されました' : 'ほかの担当者が、先に内容を変更しました'}。入力した内容は残っています。もう一度保存すると、入力した内容に置き換わります。`,
  job_taken_down:
    'この募集は、運営が掲載を止めています。内容を直してから、お問い合わせ窓口にご連絡ください。運営が確認して、掲載を再開します。',
  job_changed_meanwhile: ({ by, time }) => `この募集は、${by}${time}に保存しています。入力した内容は残っています。`,
  job_change_unconfirmed: 'スカウトを送った募集の条件が変わります。変更する内容を確認してください。',
  job_not_sendable: 'この募集では、いまスカウトを送信できません。公開中の募集を選んでください。',
  candidate_already_scouted: 'この学生には、すでにスカウトを送信しています。ほかの学生を選んでください。',
  candidate_unavailable: 'この学生は、いまスカウトを受け付けていません。ほかの学生を選んでください。',
  // One sentence for both: a company learns neither that a student paused nor how many scouts the student takes.
  candidate_weekly_limit: intakeStopped,
  candidate_paused: intakeStopped,
  quotation_not_found: '引用した文が、学生のプロフィールに見つかりません。引用を選び直してください。',
  scout_already_sent:
    'このスカウトはすでに学生に届いているため、変更できません。画面を読み込み直して、内容を確認してください。',
  scout_already_answered: 'このスカウトはすでに回答済みです。画面を読み込み直して、回答を確認してください。',
  decline_final: '辞退を元に戻せる時間を過ぎました。お困りのときは、お問い合わせ窓口にご連絡ください。',
  scout_not_open:
    '学生が回答したか、期限が過ぎたか、ほかの担当者が取り下げたため、取り下げられませんでした。画面を読み込み直して、確認してください。',
  follow_up_not_open:
    'フォローを送れるスカウトがありません。届いてから5日がたち、回答がなく、まだフォローを送っていないスカウトを選んでください。',
  promise_answer_closed:
    'この約束への回答は、いまは受け付けていません。選考が終わってから答えられ、最初の回答から14日間は変更できます。',
  scout_expired: 'このスカウトは回答期限を過ぎました。スカウトの一覧で、ほかのスカウトを確認してください。',
  offer_already_reported:
    'この企業への内定承諾は、すでに報告されています。画面を読み込み直して、報告の状況を確認してください。',
  offer_report_closed:
    'この報告には、すでに回答があるか、取り下げられています。画面を読み込み直して、内容を確認してください。',
  label_taken: '同じ名前のラベルがあります。別の名前を入力してください。',
  search_busy: 'ただいま検索が混み合っています。少し待ってから、もう一度お試しください。',
  saved_filter_taken: '同じ名前の検索条件があります。別の名前を入力してください。',
  reading_limit_reached:
    '短い時間に多くの学生のプロフィールや連絡先を開いたため、表示を一時的に止めています。1時間ほどおいて、もう一度お試しください。',
  csv_too_large: ({ max }) =>
    `一度に書き出せるのは${grouped(Number(max))}名までです。募集や日程の状況で絞り込んでから、もう一度お試しください。`,
  company_set_up_incomplete: ({ missing }) =>
    `まだ入力されていない項目があります。（${missing}）入力してから、もう一度お試しください。`,
  company_not_set_up:
    '企業ページがまだ公開されていないため、募集を公開できません。ホームの「はじめの設定」から、企業ページを公開してください。',
  memo_conflict: ({ name }) => `${name}がメモを更新しました。内容を確認してください。`,
  gender_filter_off:
    '性別での絞り込みは使用できません。男女雇用機会均等法第8条のポジティブ・アクションとして、管理者が理由と期間を登録している間に限り使用できます。',
  fair_mode_on:
    'フェアモードのあいだは、学校・写真・性別・ゆかりの地域では絞り込めません。これらの条件を外してから、もう一度お試しください。',
  positive_action_overlaps:
    'この期間には、すでに別のポジティブ・アクションが登録されています。先にそれを終了するか、期間を変えてください。',
  email_taken: 'このメールアドレスはすでに登録されています。別のメールアドレスを入力してください。',
  seat_limit_reached: ({ limit }) =>
    `現在のプランで登録できるユーザーは${limit}名までです。使っていないユーザーを停止するか、プランの変更をご相談ください。`,
  last_admin: '管理者が1名もいなくなるため、変更できません。先に別の管理者を決めてください。',
  own_address_excluded: ({ address }) =>
    `いま使っているネットワーク（${address}）が含まれていません。このまま保存するとご自身も利用できなくなるため、追加してください。`,
  access_token_limit_reached: ({ limit }) =>
    `アクセストークンは${limit}件まで作成できます。使わないトークンを無効にしてください。`,
  scout_template_limit_reached: ({ limit }) =>
    `テンプレートは${limit}件まで登録できます。使わないものをアーカイブするか、削除してください。`,
  scout_template_not_deletable:
    'このテンプレートから送ったスカウトがあるため、削除できません。使わないときはアーカイブしてください。',
  thread_phrase_limit_reached: ({ limit }) => `定型文は${limit}件まで登録できます。使わないものを削除してください。`,
  experiment_running: 'この募集では、別の比較が進んでいます。終了してから始めてください。',
  experiment_ended: 'この比較は終了しました。画面を読み込み直して、結果を確認してください。',
  webhook_limit_reached: ({ limit }) => `Webhookは${limit}件まで登録できます。使わないものを削除してください。`,
  webhook_test_limit_reached: ({ limit }) =>
    `テストを送信できるのは、1つのWebhookにつき1時間に${limit}回までです。1時間ほどおいて、もう一度お試しください。`,
  webhook_off: 'このWebhookは停止しています。再開してから、もう一度送ってください。',
  contract_not_changeable:
    'この契約は、いまの状態ではその操作ができません。画面を読み込み直して、状態を確認してください。',
  contract_end_final:
    'この終了は取り消せません。もとの終了日を過ぎているか、終了のあとに契約や請求書に別の操作がありました。「契約を更新」から再開してください。',
  trial_already_used: 'この法人番号では、すでにトライアルを利用しています。有料プランで契約を始めてください。',
  suspension_already_requested: 'すでに申請されています。別の運営者の確認をお待ちください。',
  two_people_required: '申請した人とは別の運営者が確認してください。',
  contract_request_open: 'ご依頼を1件お預かりしています。運営からの回答をお待ちください。',
  contract_not_ended: '現在のご契約の状態では、この画面からのお手続きはできません。運営からの連絡をご確認ください。',
  contacts_closed:
    '連絡先のご請求とダウンロードは、ご契約の終了から30日以内に限られています。運営の窓口にご相談ください。',
  ended_pass_over: '確認の有効時間（30分）が過ぎました。もう一度、メールアドレスとパスワードを入力してください。',
  renewal_unpaid:
    '終了した契約は、更新分の請求書の入金を確認してから再開できます。先に、同じプランと終了日の請求書を発行してください。',
  invoice_already_issued: ({ number }) =>
    `同じプランと終了日の請求書（${number}）が、すでに発行されています。入金を確認して契約を更新するか、取り消してから発行し直してください。`,
  invoice_already_paid: ({ number }) =>
    `この終了日までの請求書（${number}）は入金済みです。請求書を発行せずに、そのまま契約を更新できます。`,
  account_not_changeable:
    'いまのアカウントの状態では、この操作はできません。画面を読み込み直して、状態を確認してください。',
  export_limit_reached: ({ limit }) =>
    `データの書き出しは、24時間に${limit}回までです。時間をおいて、もう一度お試しください。`,
  agent_consultation_changed:
    '提供先または文面が新しくなりました。画面を読み込み直して、内容を確認してから、もう一度お試しください。',
  agent_consultation_revoked:
    'この同意は、学生が取り消したため終了しています。情報を表示することも、提携先へ渡すこともできません。',
  agent_consultation_handed_over:
    'この情報は、すでに渡したと記録されています。画面を読み込み直して、内容を確認してください。',
  account_incomplete:
    '登録の手続きが終わっていないため、この画面はまだ利用できません。届いているメールの案内にそって、手続きを済ませてください。',
  password_reset_closed:
    'このURLは、すでに使われたか、有効期限が切れています。ログイン画面の「パスワードを忘れた方」から、もう一度手続きしてください。',
  phoneVerificationFailed: '確認コードが正しくありません。SMSに届いた6桁の数字を入力してください。',
  emailVerificationFailed: '確認コードが正しくありません。メールに届いた6桁の数字を入力してください。',
  verification_expired: '確認コードの有効期限が切れています。もう一度送信して、新しいコードを入力してください。',
  verification_locked: ({ minutes }) =>
    `確認コードの間違いが続いたため、入力を止めています。${minutes}分ほどおいて、もう一度お試しください。`,
  sms_limit_reached:
    'ただいまSMSの送信が混み合っています。入力した内容は残っています。数時間おいて、もう一度お試しください。お急ぎのときは、お問い合わせ窓口にご連絡ください。',
  verification_limit_reached: ({ wait }) => `確認コードをもう一度送信できるのは、${wait}後です。`,
  registration_elsewhere:
    'この端末では続けられません。登録を始めた端末で、メールに届いた確認コードを入力してください。',
  already_verified: '確認はすでに終わっています。登録の続きへお進みください。',
  phone_taken:
    'この電話番号は、別のアカウントで使われています。以前に登録した方は、そのアカウントでログインしてください。番号を新しく契約した方は、お問い合わせください。',
  block_limit_reached: ({ limit }) =>
    `ブロックできるのは${limit}件までです。使わないブロックを解除してから、もう一度お試しください。`,
  company_blocked:
    'この企業はブロック中です。回答するには、先に設定の「ブロックした企業」でブロックを解除してください。',
  company_hidden_by_block: ({ name, day }) =>
    `${name}は、${day}にあなたがブロックした企業です。ブロックしているあいだは、企業のページと募集を表示しません。表示するには、設定の「ブロックした企業」でブロックを解除してください。`,
  last_sign_in_way:
    'ログインの方法がこれだけのため、外せません。先に、パスワードかほかのログイン方法を追加してください。',
  passkey_refused:
    'パスキーを確認できませんでした。もう一度お試しになるか、パスワードなど、ほかの方法でログインしてください。',
  passkey_limit_reached: ({ limit }) =>
    `パスキーは${limit}個まで登録できます。使わないパスキーを削除してから、もう一度お試しください。`,
  second_factor_on: '2段階認証は、すでに設定されています。画面を読み込み直して、内容を確認してください。',
  second_factor_not_begun:
    '設定をはじめてから時間が経ったため、続けられません。お手数ですが、もう一度はじめから設定してください。',
  second_factor_wrong:
    '認証コードが正しくないか、すでに使われています。認証アプリに新しく表示される6桁のコードを入力してください。',
  second_factor_locked: ({ minutes }) =>
    `認証コードの間違いが続いたため、入力を止めています。${minutes}分ほどおいて、もう一度お試しください。お心当たりがないときは、すぐにパスワードを変更してください。`,
  second_factor_required:
    'このアカウントには2段階認証が必要なため、外せません。先に、認証アプリかパスキーをもう1つ登録してください。',
  second_factor_pass_over: '時間が経ったため、続けられません。もう一度、メールアドレスとパスワードを入力してください。',
  passkey_proof_required: 'このアカウントにはパスキーが登録されています。「パスキーで確認」を選んでください。',
  passkey_sign_in_required: 'このアカウントには2段階認証が必要です。「パスキーでログイン」を選んでください。',
  own_second_factor_first:
    '先に、ご自身の2段階認証を設定し、認証コードまたはパスキーでログインしてください。設定しないまま求めると、ご自身もログインできなくなります。',
  admin_invitation_closed:
    'この招待は、すでに使われたか、取り消されています。届いている最新の招待メールを確認してください。',
  favorite_limit_reached: ({ limit }) =>
    `お気に入りに追加できるのは${limit}社までです。使わないお気に入りを外してから、もう一度お試しください。`,
  interest_limit_reached: ({ limit }) =>
    `「興味がある」を伝えられる募集は${limit}件までです。取り消してから、もう一度お試しください。`,
  already_decided: 'ほかの担当者がすでに対応しました。画面を読み込み直して、内容を確認してください。',
  whitepaper_download_over: 'ダウンロードの有効期限が切れました。もう一度お申し込みください。',
  encourage_events_changed:
    'ほかの担当者がイベントの一覧を変更しました。画面を読み込み直して、もう一度並べ替えてください。',
  company_section_edited: ({ name, at }) =>
    `入力中に、${name}さんがこの項目を更新しました（${at}）。入力した内容は残っています。`,
  company_phone_taken: 'この電話番号はすでに登録されています。一覧で確認してください。',
  company_phone_limit_reached: ({ limit }) =>
    `電話番号は${limit}件まで登録できます。使わない番号を削除してから、もう一度お試しください。`,
  mail_domain_taken:
    'このドメインは、すでに別の企業で確認が済んでいます。お心当たりがないときは、お問い合わせ窓口にご連絡ください。',
  mail_domain_limit_reached: ({ limit }) =>
    `ドメインは${limit}件まで登録できます。使わないドメインを削除してから、もう一度お試しください。`,
  mail_domain_in_use:
    'シングルサインオンを必須にしているあいだは、確認済みのドメインを削除できません。先に「任意」に変更してください。',
  mail_domain_unanswered: 'DNSサーバーから回答がありませんでした。少し待ってから、もう一度確認してください。',
  single_sign_on_not_ready:
    'まだ設定できません。先に、ドメインの確認と、管理者によるテストのログインを済ませてください。',
  emergency_admin_missing: '緊急時にパスワードでログインできる管理者を1名選んでください。',
  emergency_admin_needed:
    'この方は、緊急時にパスワードでログインする管理者です。先に、シングルサインオンの設定で別の管理者を選んでください。',
  inquiry_template_taken: '同じ名前の定型文があります。別の名前を入力してください。',
  inquiry_template_changed:
    'ほかの担当者がこの定型文を変更しました。入力した内容は残っています。画面を読み込み直して、内容を確認してください。',
  job_not_failed: 'この処理は、すでに終わったか、いま動いています。画面を読み込み直して、内容を確認してください。',
  school_import_changed:
    '確認した後に、学校のマスタが変わりました。変更の内容をもう一度確認してから、反映してください。',
  notice_limit_reached: ({ limit }) =>
    `同じ期間に表示できるお知らせは${limit}件までです。ほかのお知らせの期間を変えてから、もう一度お試しください。`,
  notice_changed: 'ほかの担当者がこのお知らせを変更しました。画面を読み込み直して、内容を確認してください。',
  assessment_result_incomplete:
    '4つのセクションがそろった結果だけを公開できます。次の受検のあとに、もう一度お選びください。',
  assessment_result_checked: '結果を確認しています。確認が終わるまでお待ちください。',
  assessment_publication_text_changed:
    '公開についての説明が新しくなりました。画面を読み込み直して、内容を確認してください。',
  assessment_certificate_limit_reached: ({ open, perDay }) =>
    `証明書は同時に${open}件まで、24時間に${perDay}件まで作成できます。使わない証明書の公開を終えてから、もう一度お試しください。`,
  assessment_not_offered: 'ただいま検査の準備をしています。日をおいて、もう一度お試しください。',
  assessment_consent_changed: '同意の文面が新しくなりました。画面を読み込み直して、内容を確認してください。',
  assessment_already_open: '受検中の検査があります。続きから再開してください。',
  assessment_too_early: ({ from }) => `次の受検は${from}から始められます。`,
  assessment_closed: 'この検査は終了しています。回答は変更できません。適性検査の画面で、結果を確認してください。',
  assessment_other_device:
    'ほかの端末で続きを始めたため、この端末からは回答できません。ここで続けるときは、画面を読み込み直してください。',
  assessment_section_order: 'このセクションはまだ始められません。順番に受検してください。',
  assessment_section_not_started: 'このセクションはまだ始まっていません。適性検査の画面から始めてください。',
  assessment_section_over: 'このセクションは終了しています。回答は変更できません。次へお進みください。',
  assessment_time_over: '時間を過ぎたため、この回答は受け付けられませんでした。次へお進みください。',
  assessment_order_unclear:
    '回答した順番を確かめられないため、時間の後に届いた回答は受け付けられませんでした。次へお進みください。',
  assessment_answer_conflict:
    'この検査をほかのタブでも開いているため、この回答を保存できませんでした。画面を読み込み直して、回答を確認してください。',
  assessment_unanswered: ({ count }) => `未回答の質問が${count}問あります。回答してから、もう一度送信してください。`,
  assessment_same_button:
    '同じボタンが続いています。回答の確認をおすすめします。このままでよければ、もう一度送信してください。',
  assessment_second_person: '受検の無効化は、申請した人とは別の運営者が確認してください。',
  assessment_check_closed: 'この受検の確認は、すでに終わっているか、学生が受けているところです。',
  assessment_void_closed: 'この受検の無効化は、申請されていないか、すでに処理されています。',
  contact_has_arrived: '学生が「届いた」と答えているため、この連絡の記録は変更できません。',
  word_not_late: '企業の期限はまだ過ぎていません。期限を過ぎると、ここからお願いできます。',
  company_already_prompted: 'この企業への催促は、すでに送っています。企業からの返事をお待ちください。',
  company_has_answered: '企業から返事が届いています。画面を読み込み直して確認してください。',
  contact_marked_by_colleague: 'ほかの担当者が先に「連絡した」にしています。取り消せるのは、その担当者だけです。',
  assessment_item_state: 'この問題の状態が変わりました。画面を読み込み直して、確認してください。',
  assessment_item_needed:
    'この問題を外すと、出題に必要な数に足りなくなります。先に、試行中の問題を出題に加えてください。',
  assessment_alarm_settled: 'このサインは、すでに処理されています。画面を読み込み直して、確認してください。',
} satisfies Record<RefusalCode, Sentence>

/** The Japanese sentence a person reads for a refusal. */
export function refusalText(code: RefusalCode, details: RefusalDetails = {}) {
  const text: Sentence = texts[code]
  return typeof text === 'string' ? text : text(details.values ?? {})
}

/** A refusal as a page shows it: its code, its sentence and the mistakes of the fields. */
export function shownRefusal({ code, details }: Refusal) {
  return { code, message: refusalText(code, details), fields: details.fields ?? [] }
}
