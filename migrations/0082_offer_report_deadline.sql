-- As with every other deadline, the last moment of a day: the desk read midnight as the day after.
update offer_report set answer_by = answer_by - interval '1 millisecond'
where (answer_by at time zone 'Asia/Tokyo')::time = '00:00';
