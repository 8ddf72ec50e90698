-- Until when a student was met is asked of each scout of a board: without this index for all bookings of the company.
create index booking_of_scout on booking (company_id, scout_invitation_id, step);
