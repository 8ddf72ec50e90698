-- The parts of a company's own words are saved one by one too, as those of migration 57.
alter table company_section
  drop constraint company_section_section_check,
  add constraint company_section_section_check check (
    section in (
      'NAMES', 'INFORMATION', 'ADDRESS', 'OTHERS', 'LOGO', 'COVER', 'VISIBILITY', 'TAGLINE', 'CONTENTS', 'VOICES',
      'QUESTIONS', 'FIGURES', 'YOUTH_INFORMATION', 'SELECTION_CRITERIA'));
