import { readFileSync } from 'node:fs'
import pg from 'pg'
const d='/tmp/sso-data'
const client = new pg.Client({ host:'127.0.0.1', port:Number(readFileSync(d+'/postgres.port','utf8')), user: process.argv[2] ?? 'yoake', password: readFileSync(d+'/postgres.password','utf8').trim(), database: process.argv[3] ?? 'yoake' })
await client.connect()
const c = "(select company_id from company_user_account where email='recruiter@demo.example')"
const u = "(select company_user_id from company_user_account where email='recruiter@demo.example')"
await client.query(`update contract set plan_key='PREMIUM' where company_id=${c}`)
await client.query(`insert into sign_in_address values (${c}, current_date - 3, '198.51.100.7', 12), (${c}, current_date - 5, '127.0.0.1', 31)`)
if (process.argv[4] === 'sso') {
  await client.query(`insert into mail_domain (company_id, domain, token, status, found, checked_at, proven_at) values
   (${c}, 'demo.example', 'abcdefghijklmnopqrstuvwx', 'PROVEN', '{}', now(), now()),
   (${c}, 'recruit.demo.example', 'zyxwvutsrqponmlkjihgfedc', 'FAILED', '{"v=spf1 include:_spf.google.com ~all","google-site-verification=xx"}', now(), null)`)
  await client.query(`insert into single_sign_on (company_id, issuer, client_id, sealed_client_secret, mode, tested_at) values (${c}, 'https://login.microsoftonline.com/0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e/v2.0', 'yoake-client', 'x', 'OPTIONAL', now())`)
  await client.query(`insert into single_sign_on_identity (company_id, company_user_id, issuer, subject) values (${c}, ${u}, 'https://login.microsoftonline.com/0b1c2d3e-4f5a-4b6c-8d7e-9f0a1b2c3d4e/v2.0', 's')`)
}
await client.end()
