CREATE TABLE "concerns" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"written_at" bigint NOT NULL,
	"seen_by_profile_id" text,
	"seen_at" bigint,
	CONSTRAINT "concerns_kind" CHECK ("concerns"."kind" in ('self_harm', 'threat')),
	CONSTRAINT "concerns_place" CHECK ("concerns"."place" in ('reflection', 'goal', 'reason'))
);
--> statement-breakpoint
CREATE TABLE "plan_goals" (
	"profile_id" text NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"next_step" text NOT NULL,
	"set_at" bigint NOT NULL,
	"done_at" bigint,
	CONSTRAINT "plan_goals_profile_id_position_pk" PRIMARY KEY("profile_id","position"),
	CONSTRAINT "plan_goals_position" CHECK ("plan_goals"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "plan_reflections" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"game_session_id" text,
	"career_id" text,
	"question" text NOT NULL,
	"tap" text,
	"text" text NOT NULL,
	"reflected_at" bigint NOT NULL,
	CONSTRAINT "plan_reflections_question" CHECK ("plan_reflections"."question" in ('surprised', 'liked', 'next'))
);
--> statement-breakpoint
CREATE TABLE "plan_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"reviewer_profile_id" text,
	"comment" text NOT NULL,
	"reviewed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"handed_in_at" bigint
);
--> statement-breakpoint
ALTER TABLE "career_bookmarks" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concerns" ADD CONSTRAINT "concerns_seen_by_profile_id_profiles_id_fk" FOREIGN KEY ("seen_by_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_goals" ADD CONSTRAINT "plan_goals_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reflections" ADD CONSTRAINT "plan_reflections_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reflections" ADD CONSTRAINT "plan_reflections_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reflections" ADD CONSTRAINT "plan_reflections_career_id_careers_id_fk" FOREIGN KEY ("career_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_reviewer_profile_id_profiles_id_fk" FOREIGN KEY ("reviewer_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "concerns_profile" ON "concerns" USING btree ("profile_id","written_at");--> statement-breakpoint
CREATE INDEX "concerns_seen_by" ON "concerns" USING btree ("seen_by_profile_id");--> statement-breakpoint
CREATE INDEX "concerns_written" ON "concerns" USING btree ("written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_reflections_game" ON "plan_reflections" USING btree ("game_session_id","profile_id");--> statement-breakpoint
CREATE INDEX "plan_reflections_profile" ON "plan_reflections" USING btree ("profile_id","reflected_at");--> statement-breakpoint
CREATE INDEX "plan_reviews_profile" ON "plan_reviews" USING btree ("profile_id","reviewed_at");--> statement-breakpoint
CREATE INDEX "plan_reviews_reviewer" ON "plan_reviews" USING btree ("reviewer_profile_id");