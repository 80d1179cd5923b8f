CREATE TABLE "auth_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" bigint,
	"refresh_token_expires_at" bigint,
	"scope" text,
	"password" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "auth_rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL,
	"token" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" text NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"profile_id" text NOT NULL,
	CONSTRAINT "auth_user_email_unique" UNIQUE("email"),
	CONSTRAINT "auth_user_profile_id_unique" UNIQUE("profile_id")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "careers" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"industry" text NOT NULL,
	"sector" text NOT NULL,
	"growth_rate" double precision,
	"salary_min" integer,
	"salary_max" integer,
	"salary_median" integer,
	"salary_currency" text DEFAULT 'USD' NOT NULL,
	"employment_2023" integer,
	"employment_2033_projected" integer,
	"education_level" jsonb NOT NULL,
	"day_in_life_text" text,
	"tasks" jsonb NOT NULL,
	"work_environment" text,
	"certifications" jsonb NOT NULL,
	"video_url" text,
	"job_outlook" text,
	"related_careers" jsonb NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"onet_soc_code" text,
	"figures_group" text
);
--> statement-breakpoint
CREATE TABLE "game_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"game_session_id" text NOT NULL,
	"player_id" text NOT NULL,
	"question_id" text NOT NULL,
	"selected_option_index" integer NOT NULL,
	"is_correct" boolean NOT NULL,
	"points_earned" integer NOT NULL,
	"answer_time_ms" integer NOT NULL,
	"answered_at" bigint NOT NULL,
	CONSTRAINT "game_answers_once" UNIQUE("game_session_id","player_id","question_id"),
	CONSTRAINT "game_answers_option" CHECK ("game_answers"."selected_option_index" between 0 and 5),
	CONSTRAINT "game_answers_points" CHECK ("game_answers"."points_earned" >= 0),
	CONSTRAINT "game_answers_time" CHECK ("game_answers"."answer_time_ms" >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_players" (
	"id" text PRIMARY KEY NOT NULL,
	"game_session_id" text NOT NULL,
	"profile_id" text,
	"display_name" text NOT NULL,
	"score" integer DEFAULT 0 NOT NULL,
	"correct_answers" integer DEFAULT 0 NOT NULL,
	"total_answers" integer DEFAULT 0 NOT NULL,
	"is_connected" boolean DEFAULT true NOT NULL,
	"tokens_earned" integer DEFAULT 0 NOT NULL,
	"pathkeys_earned" jsonb,
	"placement" integer,
	"team" text,
	"class_average_score" double precision,
	"removed_at" bigint,
	"joined_at" bigint NOT NULL,
	"left_at" bigint,
	CONSTRAINT "game_players_one_seat" UNIQUE("game_session_id","profile_id"),
	CONSTRAINT "game_players_in_game" UNIQUE("game_session_id","id"),
	CONSTRAINT "game_players_score" CHECK ("game_players"."score" >= 0),
	CONSTRAINT "game_players_answers" CHECK ("game_players"."correct_answers" >= 0 and "game_players"."total_answers" >= "game_players"."correct_answers"),
	CONSTRAINT "game_players_tokens" CHECK ("game_players"."tokens_earned" >= 0),
	CONSTRAINT "game_players_placement" CHECK ("game_players"."placement" >= 1),
	CONSTRAINT "game_players_class_average" CHECK ("game_players"."class_average_score" >= 0 and "game_players"."class_average_score" <= 100)
);
--> statement-breakpoint
CREATE TABLE "game_questions" (
	"game_session_id" text NOT NULL,
	"question_id" text NOT NULL,
	"question_text" text NOT NULL,
	"image_url" text,
	"options" jsonb NOT NULL,
	"points" integer NOT NULL,
	"time_limit_seconds" integer NOT NULL,
	"difficulty" text NOT NULL,
	"question_type" text DEFAULT 'multiple_choice' NOT NULL,
	"business_driver" text,
	"explanation" text,
	"order_index" integer NOT NULL,
	CONSTRAINT "game_questions_game_session_id_question_id_pk" PRIMARY KEY("game_session_id","question_id"),
	CONSTRAINT "game_questions_order" UNIQUE("game_session_id","order_index"),
	CONSTRAINT "game_questions_points" CHECK ("game_questions"."points" between 1 and 100),
	CONSTRAINT "game_questions_time_limit" CHECK ("game_questions"."time_limit_seconds" between 5 and 300),
	CONSTRAINT "game_questions_difficulty" CHECK ("game_questions"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "game_questions_driver" CHECK ("game_questions"."business_driver" in ('people', 'product', 'pricing', 'process', 'proceeds', 'profits')),
	CONSTRAINT "game_questions_order_index" CHECK ("game_questions"."order_index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "game_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"game_code" text NOT NULL,
	"host_profile_id" text,
	"question_set_id" text,
	"set_title" text NOT NULL,
	"career_id" text,
	"career_sector" text,
	"game_mode" text DEFAULT 'career_quest' NOT NULL,
	"session_type" text DEFAULT 'multiplayer' NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"max_players" integer DEFAULT 50 NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"allow_late_join" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"metadata" jsonb NOT NULL,
	"current_question_index" integer DEFAULT 0 NOT NULL,
	"total_questions" integer NOT NULL,
	"total_points" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"ended_at" bigint,
	CONSTRAINT "game_sessions_code" CHECK (length("game_sessions"."game_code") = 6 and "game_sessions"."game_code" = upper("game_sessions"."game_code")),
	CONSTRAINT "game_sessions_mode" CHECK ("game_sessions"."game_mode" in ('career_quest', 'speed_run', 'team_challenge')),
	CONSTRAINT "game_sessions_type" CHECK ("game_sessions"."session_type" in ('multiplayer', 'solo')),
	CONSTRAINT "game_sessions_status" CHECK ("game_sessions"."status" in ('waiting', 'in_progress', 'completed')),
	CONSTRAINT "game_sessions_outcome" CHECK ("game_sessions"."outcome" in ('finished', 'cancelled')),
	CONSTRAINT "game_sessions_max_players" CHECK ("game_sessions"."max_players" between 1 and 100),
	CONSTRAINT "game_sessions_question_index" CHECK ("game_sessions"."current_question_index" >= 0),
	CONSTRAINT "game_sessions_waiting" CHECK ("game_sessions"."status" <> 'waiting' or "game_sessions"."started_at" is null),
	CONSTRAINT "game_sessions_in_progress" CHECK ("game_sessions"."status" <> 'in_progress' or "game_sessions"."started_at" is not null),
	CONSTRAINT "game_sessions_completed" CHECK (("game_sessions"."status" = 'completed') = ("game_sessions"."outcome" is not null) and ("game_sessions"."status" = 'completed') = ("game_sessions"."ended_at" is not null)),
	CONSTRAINT "game_sessions_cancelled" CHECK ("game_sessions"."outcome" is null or ("game_sessions"."outcome" = 'cancelled') = ("game_sessions"."started_at" is null))
);
--> statement-breakpoint
CREATE TABLE "lti_identity" (
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sub" text NOT NULL,
	"profile_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "lti_identity_issuer_client_id_sub_pk" PRIMARY KEY("issuer","client_id","sub")
);
--> statement-breakpoint
CREATE TABLE "parent_links" (
	"parent_profile_id" text NOT NULL,
	"child_profile_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "parent_links_parent_profile_id_child_profile_id_pk" PRIMARY KEY("parent_profile_id","child_profile_id"),
	CONSTRAINT "parent_links_two_people" CHECK ("parent_links"."parent_profile_id" <> "parent_links"."child_profile_id")
);
--> statement-breakpoint
CREATE TABLE "pathkey_draws" (
	"id" text PRIMARY KEY NOT NULL,
	"game_session_id" text NOT NULL,
	"player_id" text NOT NULL,
	"profile_id" text,
	"pathkey_id" text NOT NULL,
	"candidates" jsonb NOT NULL,
	"random" double precision NOT NULL,
	"drawn_at" bigint NOT NULL,
	CONSTRAINT "pathkey_draws_once" UNIQUE("game_session_id","player_id"),
	CONSTRAINT "pathkey_draws_random" CHECK ("pathkey_draws"."random" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "pathkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"rarity" text NOT NULL,
	"key_type" text NOT NULL,
	"key_code" text NOT NULL,
	"color_primary" text NOT NULL,
	"color_secondary" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"order_index" integer NOT NULL,
	CONSTRAINT "pathkeys_key_code_unique" UNIQUE("key_code"),
	CONSTRAINT "pathkeys_rarity" CHECK ("pathkeys"."rarity" in ('common', 'uncommon', 'rare', 'epic', 'legendary')),
	CONSTRAINT "pathkeys_key_type" CHECK ("pathkeys"."key_type" in ('career', 'skill', 'industry', 'milestone'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"display_name" text NOT NULL,
	"user_type" text NOT NULL,
	"school_id" text,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "profiles_user_type" CHECK ("profiles"."user_type" in ('student', 'teacher', 'parent'))
);
--> statement-breakpoint
CREATE TABLE "question_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"total_questions" integer DEFAULT 0 NOT NULL,
	"subject" text NOT NULL,
	"grade_level" jsonb NOT NULL,
	"difficulty_level" text DEFAULT 'medium' NOT NULL,
	"times_played" integer DEFAULT 0 NOT NULL,
	"average_score" double precision,
	"creator_id" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"career_id" text,
	"career_sector" text,
	"question_set_type" text DEFAULT 'standard' NOT NULL,
	"tags" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "question_sets_difficulty" CHECK ("question_sets"."difficulty_level" in ('easy', 'medium', 'hard')),
	CONSTRAINT "question_sets_total" CHECK ("question_sets"."total_questions" >= 0),
	CONSTRAINT "question_sets_played" CHECK ("question_sets"."times_played" >= 0)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" text PRIMARY KEY NOT NULL,
	"question_set_id" text NOT NULL,
	"question_text" text NOT NULL,
	"image_url" text,
	"options" jsonb NOT NULL,
	"points" integer NOT NULL,
	"time_limit_seconds" integer NOT NULL,
	"difficulty" text NOT NULL,
	"question_type" text DEFAULT 'multiple_choice' NOT NULL,
	"business_driver" text,
	"explanation" text,
	"order_index" integer NOT NULL,
	CONSTRAINT "questions_points" CHECK ("questions"."points" between 1 and 100),
	CONSTRAINT "questions_time_limit" CHECK ("questions"."time_limit_seconds" between 5 and 300),
	CONSTRAINT "questions_difficulty" CHECK ("questions"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "questions_type" CHECK ("questions"."question_type" in ('multiple_choice')),
	CONSTRAINT "questions_driver" CHECK ("questions"."business_driver" in ('people', 'product', 'pricing', 'process', 'proceeds', 'profits')),
	CONSTRAINT "questions_order" CHECK ("questions"."order_index" >= 0)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"game_session_id" text PRIMARY KEY NOT NULL,
	"settled_at" bigint NOT NULL,
	"result" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "solo_rewards" (
	"profile_id" text NOT NULL,
	"question_set_id" text NOT NULL,
	"day" text NOT NULL,
	"rewarded_at" bigint NOT NULL,
	CONSTRAINT "solo_rewards_profile_id_question_set_id_day_pk" PRIMARY KEY("profile_id","question_set_id","day"),
	CONSTRAINT "solo_rewards_day" CHECK (length("solo_rewards"."day") = 10)
);
--> statement-breakpoint
CREATE TABLE "token_ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"reference" text NOT NULL,
	"game_session_id" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "token_ledger_once" UNIQUE("profile_id","reason","reference")
);
--> statement-breakpoint
CREATE TABLE "used_game_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"released_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_pathkeys" (
	"profile_id" text NOT NULL,
	"pathkey_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"acquired_at" bigint NOT NULL,
	CONSTRAINT "user_pathkeys_profile_id_pathkey_id_pk" PRIMARY KEY("profile_id","pathkey_id"),
	CONSTRAINT "user_pathkeys_quantity" CHECK ("user_pathkeys"."quantity" >= 1)
);
--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_player" FOREIGN KEY ("game_session_id","player_id") REFERENCES "public"."game_players"("game_session_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_answers" ADD CONSTRAINT "game_answers_question" FOREIGN KEY ("game_session_id","question_id") REFERENCES "public"."game_questions"("game_session_id","question_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_players" ADD CONSTRAINT "game_players_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_questions" ADD CONSTRAINT "game_questions_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_host_profile_id_profiles_id_fk" FOREIGN KEY ("host_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identity" ADD CONSTRAINT "lti_identity_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_parent_profile_id_profiles_id_fk" FOREIGN KEY ("parent_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_links" ADD CONSTRAINT "parent_links_child_profile_id_profiles_id_fk" FOREIGN KEY ("child_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathkey_draws" ADD CONSTRAINT "pathkey_draws_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathkey_draws" ADD CONSTRAINT "pathkey_draws_pathkey_id_pathkeys_id_fk" FOREIGN KEY ("pathkey_id") REFERENCES "public"."pathkeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathkey_draws" ADD CONSTRAINT "pathkey_draws_player" FOREIGN KEY ("game_session_id","player_id") REFERENCES "public"."game_players"("game_session_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_sets" ADD CONSTRAINT "question_sets_creator_id_profiles_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_sets" ADD CONSTRAINT "question_sets_career_id_careers_id_fk" FOREIGN KEY ("career_id") REFERENCES "public"."careers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solo_rewards" ADD CONSTRAINT "solo_rewards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solo_rewards" ADD CONSTRAINT "solo_rewards_question_set_id_question_sets_id_fk" FOREIGN KEY ("question_set_id") REFERENCES "public"."question_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_ledger" ADD CONSTRAINT "token_ledger_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_ledger" ADD CONSTRAINT "token_ledger_game_session_id_game_sessions_id_fk" FOREIGN KEY ("game_session_id") REFERENCES "public"."game_sessions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pathkeys" ADD CONSTRAINT "user_pathkeys_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_pathkeys" ADD CONSTRAINT "user_pathkeys_pathkey_id_pathkeys_id_fk" FOREIGN KEY ("pathkey_id") REFERENCES "public"."pathkeys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_account_user" ON "auth_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_user" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "careers_title" ON "careers" USING btree ("title");--> statement-breakpoint
CREATE INDEX "game_players_profile" ON "game_players" USING btree ("profile_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "game_sessions_live_code" ON "game_sessions" USING btree ("game_code") WHERE "game_sessions"."status" in ('waiting', 'in_progress');--> statement-breakpoint
CREATE INDEX "game_sessions_host" ON "game_sessions" USING btree ("host_profile_id","created_at");--> statement-breakpoint
CREATE INDEX "game_sessions_set" ON "game_sessions" USING btree ("question_set_id");--> statement-breakpoint
CREATE INDEX "lti_identity_profile" ON "lti_identity" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "parent_links_child" ON "parent_links" USING btree ("child_profile_id");--> statement-breakpoint
CREATE INDEX "question_sets_creator" ON "question_sets" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "question_sets_career" ON "question_sets" USING btree ("career_id");--> statement-breakpoint
CREATE INDEX "questions_in_order" ON "questions" USING btree ("question_set_id","order_index");--> statement-breakpoint
CREATE INDEX "token_ledger_game" ON "token_ledger" USING btree ("game_session_id");--> statement-breakpoint
CREATE INDEX "used_game_codes_released" ON "used_game_codes" USING btree ("released_at");--> statement-breakpoint
CREATE INDEX "user_pathkeys_recent" ON "user_pathkeys" USING btree ("profile_id","acquired_at");