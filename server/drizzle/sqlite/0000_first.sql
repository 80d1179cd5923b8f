CREATE TABLE `auth_account` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `auth_account_user` ON `auth_account` (`user_id`);--> statement-breakpoint
CREATE TABLE `auth_rate_limit` (
	`id` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`count` integer NOT NULL,
	`last_request` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_rate_limit_key_unique` ON `auth_rate_limit` (`key`);--> statement-breakpoint
CREATE TABLE `auth_session` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL,
	`token` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`user_id` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_user`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_session_token_unique` ON `auth_session` (`token`);--> statement-breakpoint
CREATE INDEX `auth_session_user` ON `auth_session` (`user_id`);--> statement-breakpoint
CREATE TABLE `auth_user` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer DEFAULT false NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`profile_id` text NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_user_email_unique` ON `auth_user` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `auth_user_profile_id_unique` ON `auth_user` (`profile_id`);--> statement-breakpoint
CREATE TABLE `auth_verification` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `auth_verification_identifier` ON `auth_verification` (`identifier`);--> statement-breakpoint
CREATE TABLE `careers` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text NOT NULL,
	`industry` text NOT NULL,
	`sector` text NOT NULL,
	`growth_rate` real,
	`salary_min` integer,
	`salary_max` integer,
	`salary_median` integer,
	`salary_currency` text DEFAULT 'USD' NOT NULL,
	`employment_2023` integer,
	`employment_2033_projected` integer,
	`education_level` text NOT NULL,
	`day_in_life_text` text,
	`tasks` text NOT NULL,
	`work_environment` text,
	`certifications` text NOT NULL,
	`video_url` text,
	`job_outlook` text,
	`related_careers` text NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`onet_soc_code` text,
	`figures_group` text
);
--> statement-breakpoint
CREATE INDEX `careers_title` ON `careers` (`title`);--> statement-breakpoint
CREATE TABLE `game_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`game_session_id` text NOT NULL,
	`player_id` text NOT NULL,
	`question_id` text NOT NULL,
	`selected_option_index` integer NOT NULL,
	`is_correct` integer NOT NULL,
	`points_earned` integer NOT NULL,
	`answer_time_ms` integer NOT NULL,
	`answered_at` integer NOT NULL,
	FOREIGN KEY (`game_session_id`,`player_id`) REFERENCES `game_players`(`game_session_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_session_id`,`question_id`) REFERENCES `game_questions`(`game_session_id`,`question_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_answers_option" CHECK("game_answers"."selected_option_index" between 0 and 5),
	CONSTRAINT "game_answers_points" CHECK("game_answers"."points_earned" >= 0),
	CONSTRAINT "game_answers_time" CHECK("game_answers"."answer_time_ms" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_answers_once` ON `game_answers` (`game_session_id`,`player_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `game_players` (
	`id` text PRIMARY KEY NOT NULL,
	`game_session_id` text NOT NULL,
	`profile_id` text,
	`display_name` text NOT NULL,
	`score` integer DEFAULT 0 NOT NULL,
	`correct_answers` integer DEFAULT 0 NOT NULL,
	`total_answers` integer DEFAULT 0 NOT NULL,
	`is_connected` integer DEFAULT true NOT NULL,
	`tokens_earned` integer DEFAULT 0 NOT NULL,
	`pathkeys_earned` text,
	`placement` integer,
	`team` text,
	`class_average_score` real,
	`removed_at` integer,
	`joined_at` integer NOT NULL,
	`left_at` integer,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "game_players_score" CHECK("game_players"."score" >= 0),
	CONSTRAINT "game_players_answers" CHECK("game_players"."correct_answers" >= 0 and "game_players"."total_answers" >= "game_players"."correct_answers"),
	CONSTRAINT "game_players_tokens" CHECK("game_players"."tokens_earned" >= 0),
	CONSTRAINT "game_players_placement" CHECK("game_players"."placement" >= 1),
	CONSTRAINT "game_players_class_average" CHECK("game_players"."class_average_score" >= 0 and "game_players"."class_average_score" <= 100)
);
--> statement-breakpoint
CREATE INDEX `game_players_profile` ON `game_players` (`profile_id`,`joined_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `game_players_one_seat` ON `game_players` (`game_session_id`,`profile_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `game_players_in_game` ON `game_players` (`game_session_id`,`id`);--> statement-breakpoint
CREATE TABLE `game_questions` (
	`game_session_id` text NOT NULL,
	`question_id` text NOT NULL,
	`question_text` text NOT NULL,
	`image_url` text,
	`options` text NOT NULL,
	`points` integer NOT NULL,
	`time_limit_seconds` integer NOT NULL,
	`difficulty` text NOT NULL,
	`question_type` text DEFAULT 'multiple_choice' NOT NULL,
	`business_driver` text,
	`explanation` text,
	`order_index` integer NOT NULL,
	PRIMARY KEY(`game_session_id`, `question_id`),
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "game_questions_points" CHECK("game_questions"."points" between 1 and 100),
	CONSTRAINT "game_questions_time_limit" CHECK("game_questions"."time_limit_seconds" between 5 and 300),
	CONSTRAINT "game_questions_difficulty" CHECK("game_questions"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "game_questions_driver" CHECK("game_questions"."business_driver" in ('people', 'product', 'pricing', 'process', 'proceeds', 'profits')),
	CONSTRAINT "game_questions_order_index" CHECK("game_questions"."order_index" >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_questions_order` ON `game_questions` (`game_session_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `game_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`game_code` text NOT NULL,
	`host_profile_id` text,
	`question_set_id` text,
	`set_title` text NOT NULL,
	`career_id` text,
	`career_sector` text,
	`game_mode` text DEFAULT 'career_quest' NOT NULL,
	`session_type` text DEFAULT 'multiplayer' NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`outcome` text,
	`max_players` integer DEFAULT 50 NOT NULL,
	`is_public` integer DEFAULT true NOT NULL,
	`allow_late_join` integer DEFAULT false NOT NULL,
	`settings` text NOT NULL,
	`metadata` text NOT NULL,
	`current_question_index` integer DEFAULT 0 NOT NULL,
	`total_questions` integer NOT NULL,
	`total_points` integer NOT NULL,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`host_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "game_sessions_code" CHECK(length("game_sessions"."game_code") = 6 and "game_sessions"."game_code" = upper("game_sessions"."game_code")),
	CONSTRAINT "game_sessions_mode" CHECK("game_sessions"."game_mode" in ('career_quest', 'speed_run', 'team_challenge')),
	CONSTRAINT "game_sessions_type" CHECK("game_sessions"."session_type" in ('multiplayer', 'solo')),
	CONSTRAINT "game_sessions_status" CHECK("game_sessions"."status" in ('waiting', 'in_progress', 'completed')),
	CONSTRAINT "game_sessions_outcome" CHECK("game_sessions"."outcome" in ('finished', 'cancelled')),
	CONSTRAINT "game_sessions_max_players" CHECK("game_sessions"."max_players" between 1 and 100),
	CONSTRAINT "game_sessions_question_index" CHECK("game_sessions"."current_question_index" >= 0),
	CONSTRAINT "game_sessions_waiting" CHECK("game_sessions"."status" <> 'waiting' or "game_sessions"."started_at" is null),
	CONSTRAINT "game_sessions_in_progress" CHECK("game_sessions"."status" <> 'in_progress' or "game_sessions"."started_at" is not null),
	CONSTRAINT "game_sessions_completed" CHECK(("game_sessions"."status" = 'completed') = ("game_sessions"."outcome" is not null) and ("game_sessions"."status" = 'completed') = ("game_sessions"."ended_at" is not null)),
	CONSTRAINT "game_sessions_cancelled" CHECK("game_sessions"."outcome" is null or ("game_sessions"."outcome" = 'cancelled') = ("game_sessions"."started_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `game_sessions_live_code` ON `game_sessions` (`game_code`) WHERE "game_sessions"."status" in ('waiting', 'in_progress');--> statement-breakpoint
CREATE INDEX `game_sessions_host` ON `game_sessions` (`host_profile_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `game_sessions_set` ON `game_sessions` (`question_set_id`);--> statement-breakpoint
CREATE TABLE `lti_identity` (
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`sub` text NOT NULL,
	`profile_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`issuer`, `client_id`, `sub`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lti_identity_profile` ON `lti_identity` (`profile_id`);--> statement-breakpoint
CREATE TABLE `parent_links` (
	`parent_profile_id` text NOT NULL,
	`child_profile_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`parent_profile_id`, `child_profile_id`),
	FOREIGN KEY (`parent_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`child_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "parent_links_two_people" CHECK("parent_links"."parent_profile_id" <> "parent_links"."child_profile_id")
);
--> statement-breakpoint
CREATE INDEX `parent_links_child` ON `parent_links` (`child_profile_id`);--> statement-breakpoint
CREATE TABLE `pathkey_draws` (
	`id` text PRIMARY KEY NOT NULL,
	`game_session_id` text NOT NULL,
	`player_id` text NOT NULL,
	`profile_id` text,
	`pathkey_id` text NOT NULL,
	`candidates` text NOT NULL,
	`random` real NOT NULL,
	`drawn_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`pathkey_id`) REFERENCES `pathkeys`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`game_session_id`,`player_id`) REFERENCES `game_players`(`game_session_id`,`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pathkey_draws_random" CHECK("pathkey_draws"."random" between 0 and 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pathkey_draws_once` ON `pathkey_draws` (`game_session_id`,`player_id`);--> statement-breakpoint
CREATE TABLE `pathkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`image_url` text,
	`rarity` text NOT NULL,
	`key_type` text NOT NULL,
	`key_code` text NOT NULL,
	`color_primary` text NOT NULL,
	`color_secondary` text NOT NULL,
	`metadata` text NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`order_index` integer NOT NULL,
	CONSTRAINT "pathkeys_rarity" CHECK("pathkeys"."rarity" in ('common', 'uncommon', 'rare', 'epic', 'legendary')),
	CONSTRAINT "pathkeys_key_type" CHECK("pathkeys"."key_type" in ('career', 'skill', 'industry', 'milestone'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pathkeys_key_code_unique` ON `pathkeys` (`key_code`);--> statement-breakpoint
CREATE TABLE `profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text,
	`display_name` text NOT NULL,
	`user_type` text NOT NULL,
	`school_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "profiles_user_type" CHECK("profiles"."user_type" in ('student', 'teacher', 'parent'))
);
--> statement-breakpoint
CREATE TABLE `question_sets` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`description` text,
	`total_questions` integer DEFAULT 0 NOT NULL,
	`subject` text NOT NULL,
	`grade_level` text NOT NULL,
	`difficulty_level` text DEFAULT 'medium' NOT NULL,
	`times_played` integer DEFAULT 0 NOT NULL,
	`average_score` real,
	`creator_id` text,
	`is_public` integer DEFAULT false NOT NULL,
	`is_verified` integer DEFAULT false NOT NULL,
	`career_id` text,
	`career_sector` text,
	`question_set_type` text DEFAULT 'standard' NOT NULL,
	`tags` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`creator_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`career_id`) REFERENCES `careers`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "question_sets_difficulty" CHECK("question_sets"."difficulty_level" in ('easy', 'medium', 'hard')),
	CONSTRAINT "question_sets_total" CHECK("question_sets"."total_questions" >= 0),
	CONSTRAINT "question_sets_played" CHECK("question_sets"."times_played" >= 0)
);
--> statement-breakpoint
CREATE INDEX `question_sets_creator` ON `question_sets` (`creator_id`);--> statement-breakpoint
CREATE INDEX `question_sets_career` ON `question_sets` (`career_id`);--> statement-breakpoint
CREATE TABLE `questions` (
	`id` text PRIMARY KEY NOT NULL,
	`question_set_id` text NOT NULL,
	`question_text` text NOT NULL,
	`image_url` text,
	`options` text NOT NULL,
	`points` integer NOT NULL,
	`time_limit_seconds` integer NOT NULL,
	`difficulty` text NOT NULL,
	`question_type` text DEFAULT 'multiple_choice' NOT NULL,
	`business_driver` text,
	`explanation` text,
	`order_index` integer NOT NULL,
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "questions_points" CHECK("questions"."points" between 1 and 100),
	CONSTRAINT "questions_time_limit" CHECK("questions"."time_limit_seconds" between 5 and 300),
	CONSTRAINT "questions_difficulty" CHECK("questions"."difficulty" in ('easy', 'medium', 'hard')),
	CONSTRAINT "questions_type" CHECK("questions"."question_type" in ('multiple_choice')),
	CONSTRAINT "questions_driver" CHECK("questions"."business_driver" in ('people', 'product', 'pricing', 'process', 'proceeds', 'profits')),
	CONSTRAINT "questions_order" CHECK("questions"."order_index" >= 0)
);
--> statement-breakpoint
CREATE INDEX `questions_in_order` ON `questions` (`question_set_id`,`order_index`);--> statement-breakpoint
CREATE TABLE `settlements` (
	`game_session_id` text PRIMARY KEY NOT NULL,
	`settled_at` integer NOT NULL,
	`result` text NOT NULL,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `solo_rewards` (
	`profile_id` text NOT NULL,
	`question_set_id` text NOT NULL,
	`day` text NOT NULL,
	`rewarded_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `question_set_id`, `day`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_set_id`) REFERENCES `question_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "solo_rewards_day" CHECK(length("solo_rewards"."day") = 10)
);
--> statement-breakpoint
CREATE TABLE `token_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`amount` integer NOT NULL,
	`reason` text NOT NULL,
	`reference` text NOT NULL,
	`game_session_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `token_ledger_game` ON `token_ledger` (`game_session_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `token_ledger_once` ON `token_ledger` (`profile_id`,`reason`,`reference`);--> statement-breakpoint
CREATE TABLE `used_game_codes` (
	`code` text PRIMARY KEY NOT NULL,
	`released_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `used_game_codes_released` ON `used_game_codes` (`released_at`);--> statement-breakpoint
CREATE TABLE `user_pathkeys` (
	`profile_id` text NOT NULL,
	`pathkey_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`acquired_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `pathkey_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`pathkey_id`) REFERENCES `pathkeys`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "user_pathkeys_quantity" CHECK("user_pathkeys"."quantity" >= 1)
);
--> statement-breakpoint
CREATE INDEX `user_pathkeys_recent` ON `user_pathkeys` (`profile_id`,`acquired_at`);