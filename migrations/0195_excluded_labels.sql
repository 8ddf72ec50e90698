-- Students with one of these labels of the company are left out.
alter type search_question add attribute excluded_label_ids uuid[];
