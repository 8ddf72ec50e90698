-- The still of a video, fetched by our server so that no visitor asks another host. A row says that the still may be
-- fetched: a recruiter asked for it in an editor, or some content shows the video.
create table video_still (
  video_id text primary key check (video_id ~ '^[A-Za-z0-9_-]{11}$'),
  asked_at timestamptz not null default now(),
  tried_at timestamptz,
  fetched_at timestamptz,
  check (fetched_at is null or tried_at is not null)
);
create index job_content_of_video on job_content (video_id) where video_id is not null;
create index company_content_of_video on company_content (video_id) where video_id is not null;

-- Whether some content shows a video. Each kind of content is asked by its index.
create function video_is_shown(video text) returns boolean language sql stable as $$
  select exists (select from job_content where video_id = video)
      or exists (select from company_content where video_id = video)
$$;
