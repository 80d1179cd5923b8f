CREATE TABLE "accepted_answers" (
	"game_session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answer_key" text NOT NULL,
	"answer" jsonb,
	"accepted_by" text,
	"accepted_at" bigint NOT NULL,
	CONSTRAINT "accepted_answers_game_session_id_question_id_answer_key_pk" PRIMARY KEY("game_session_id","question_id","answer_key")
);
--> statement-breakpoint
CREATE TABLE "host_students" (
	"host_profile_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"total_score" integer DEFAULT 0 NOT NULL,
	"correct_answers" integer DEFAULT 0 NOT NULL,
	"total_answers" integer DEFAULT 0 NOT NULL,
	"pathkeys_earned" integer DEFAULT 0 NOT NULL,
	"last_active_at" bigint NOT NULL,
	CONSTRAINT "host_students_host_profile_id_profile_id_pk" PRIMARY KEY("host_profile_id","profile_id"),
	CONSTRAINT "host_students_games" CHECK ("host_students"."games" >= 0)
);
--> statement-breakpoint
CREATE TABLE "host_totals" (
	"host_profile_id" text PRIMARY KEY NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"class_average_sum" double precision DEFAULT 0 NOT NULL,
	"class_average_count" integer DEFAULT 0 NOT NULL,
	"pathkeys_awarded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "host_totals_games" CHECK ("host_totals"."games" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question_counts" (
	"game_session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer,
	"shares" double precision,
	"answer_time_sum_ms" integer NOT NULL,
	"counts" jsonb,
	CONSTRAINT "question_counts_game_session_id_question_id_pk" PRIMARY KEY("game_session_id","question_id"),
	CONSTRAINT "question_counts_answers" CHECK ("question_counts"."answers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "question_images" (
	"hash" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" text,
	"uploaded_at" bigint NOT NULL,
	CONSTRAINT "question_images_size" CHECK ("question_images"."size_bytes" >= 1)
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" text PRIMARY KEY NOT NULL,
	"game_session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"reporter" text NOT NULL,
	"reporter_profile_id" text,
	"reason" text NOT NULL,
	"created_at" bigint NOT NULL,
	"outcome" text,
	"closed_at" bigint,
	CONSTRAINT "question_reports_once" UNIQUE("game_session_id","question_id","reporter"),
	CONSTRAINT "question_reports_reason" CHECK ("question_reports"."reason" in ('wrong_answer', 'two_answers', 'unclear', 'mistake', 'not_fitting')),
	CONSTRAINT "question_reports_outcome" CHECK ("question_reports"."outcome" in ('mended', 'answer_accepted', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "set_editors" (
	"question_set_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "set_editors_question_set_id_profile_id_pk" PRIMARY KEY("question_set_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "set_favourites" (
	"profile_id" text NOT NULL,
	"question_set_id" text NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "set_favourites_profile_id_question_set_id_pk" PRIMARY KEY("profile_id","question_set_id")
);
--> statement-breakpoint
CREATE TABLE "set_shares" (
	"question_set_id" text NOT NULL,
	"right" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "set_shares_question_set_id_right_pk" PRIMARY KEY("question_set_id","right"),
	CONSTRAINT "set_shares_token" UNIQUE("token_hash"),
	CONSTRAINT "set_shares_right" CHECK ("set_shares"."right" in ('copy', 'edit'))
);
--> statement-breakpoint
ALTER TABLE "careers" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "game_questions" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "paused_at" bigint;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "awaits_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "accepted_answers" ADD CONSTRAINT "accepted_answers_accepted_by_profiles_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_answers" ADD CONSTRAINT "accepted_answers_of_game" FOREIGN KEY ("game_session_id","question_id") REFERENCES "public"."game_questions"("game_session_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_students" ADD CONSTRAINT "host_students_host_profile_id_profiles_id_fk" FOREIGN KEY ("host_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_students" ADD CONSTRAINT "host_students_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_totals" ADD CONSTRAINT "host_totals_host_profile_id_profiles_id_fk" FOREIGN KEY ("host_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_counts" ADD CONSTRAINT "question_counts_of_game" FOREIGN KEY ("game_session_id","question_id") REFERENCES "public"."game_questions"("game_session_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_images" ADD CONSTRAINT "question_images_uploaded_by_profiles_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_reporter_profile_id_profiles_id_fk" FOREIGN KEY ("reporter_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_of_game" FOREIGN KEY ("game_session_id","question_id") REFERENCES "public"."game_questions"("game_session_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_editors" ADD CONSTRAINT "set_editors_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_editors" ADD CONSTRAINT "set_editors_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_favourites" ADD CONSTRAINT "set_favourites_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_favourites" ADD CONSTRAINT "set_favourites_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_shares" ADD CONSTRAINT "set_shares_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_students_active" ON "host_students" USING btree ("host_profile_id","last_active_at");--> statement-breakpoint
CREATE INDEX "host_students_profile" ON "host_students" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "question_reports_question" ON "question_reports" USING btree ("question_id","closed_at");--> statement-breakpoint
CREATE INDEX "set_editors_profile" ON "set_editors" USING btree ("profile_id");