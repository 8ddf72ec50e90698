-- A name of the network that asked for the code, so that a stranger's requests do not use up the owner's.
alter table candidate_verification add column visitor text check (char_length(visitor) <= 100);
