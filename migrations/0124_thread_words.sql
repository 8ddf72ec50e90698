-- The words of messages. Most words of Japanese have two letters, fewer than an index of three letters needs.
create extension if not exists btree_gin;

create function message_pairs(message text) returns text[] language sql immutable strict parallel safe
return (
  select coalesce(array_agg(distinct letter || next_letter), '{}')
  from (select letter, lead(letter) over (order by place) as next_letter
    from string_to_table(lower(message), null) with ordinality as letters (letter, place)) as pairs
  where next_letter is not null);

create index thread_message_words on thread_message using gin (company_id, message_pairs(text));
