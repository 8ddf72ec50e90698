import type { Preview } from '../parts/plan-preview.tsx'

export const preview: Preview = {
  feature: 'sso',
  title: 'シングルサインオン',
  gives: [
    'Google WorkspaceやMicrosoft Entra IDなど、いつもの会社のアカウントでログインできます。採用チームのパスワードを別に管理する必要がなくなります。',
    '必須にすると、会社のアカウントを止めた人は、新しくログインできなくなります。',
    '接続先の障害に備えて、管理者1名だけは、パスワードと2段階認証でログインできます。',
  ],
  rows: [
    {
      lead: 'メールのドメイン',
      text: 'example.co.jp',
      detail: 'DNSのTXTレコードで確認します',
      mark: '確認済み',
      kind: 'success',
    },
    {
      lead: '利用のしかた',
      text: '会社のアカウントでログイン',
      detail: '緊急時の管理者：佐伯 一郎',
      mark: '必須で利用中',
      kind: 'plum',
    },
  ],
}
