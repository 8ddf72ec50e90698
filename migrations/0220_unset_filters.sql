-- The next start builds the index with the keys of the students who left a filter empty.
truncate search_bits, search_delta, search_flip;
