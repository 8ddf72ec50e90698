-- What a student says to the company when leaving after acceptance: at most 300 letters, of sixteen code points at most.
alter table scout_invitation add column withdrawal_message text
  check (withdrawal_message is null or status = 'DECLINED' and char_length(withdrawal_message) between 1 and 16 * 300);
