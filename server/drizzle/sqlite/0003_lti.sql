CREATE TABLE `admins` (
	`profile_id` text PRIMARY KEY NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lti_account_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`launch_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`launch_id`) REFERENCES `lti_launches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lti_account_codes_launch` ON `lti_account_codes` (`launch_id`);--> statement-breakpoint
CREATE TABLE `lti_contexts` (
	`id` text PRIMARY KEY NOT NULL,
	`platform_id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`context_id` text NOT NULL,
	`title` text,
	`memberships_url` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`platform_id`) REFERENCES `lti_platforms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lti_contexts_once` ON `lti_contexts` (`platform_id`,`deployment_id`,`context_id`);--> statement-breakpoint
CREATE TABLE `lti_deployments` (
	`platform_id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`platform_id`, `deployment_id`),
	FOREIGN KEY (`platform_id`) REFERENCES `lti_platforms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `lti_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`collection` text NOT NULL,
	`fields` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer
);
--> statement-breakpoint
CREATE INDEX `lti_documents_collection` ON `lti_documents` (`collection`);--> statement-breakpoint
CREATE INDEX `lti_documents_expiry` ON `lti_documents` (`expires_at`);--> statement-breakpoint
CREATE TABLE `lti_games` (
	`game_session_id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`content` text NOT NULL,
	`is_practice` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_id`) REFERENCES `lti_links`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lti_games_link` ON `lti_games` (`link_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `lti_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`name` text NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`platform_id` text,
	FOREIGN KEY (`created_by`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`platform_id`) REFERENCES `lti_platforms`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lti_invites_token` ON `lti_invites` (`token_hash`);--> statement-breakpoint
CREATE TABLE `lti_launches` (
	`id` text PRIMARY KEY NOT NULL,
	`handover_hash` text,
	`handover_expires_at` integer NOT NULL,
	`token_hash` text,
	`expires_at` integer NOT NULL,
	`profile_id` text NOT NULL,
	`platform_id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`sub` text NOT NULL,
	`role` text NOT NULL,
	`message` text NOT NULL,
	`context_id` text,
	`link_id` text,
	`deep_linking` text,
	`mentor_of` text NOT NULL,
	`return_url` text,
	`locale` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`platform_id`) REFERENCES `lti_platforms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`context_id`) REFERENCES `lti_contexts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`link_id`) REFERENCES `lti_links`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "lti_launches_role" CHECK("lti_launches"."role" in ('student', 'teacher', 'parent'))
);
--> statement-breakpoint
CREATE INDEX `lti_launches_expiry` ON `lti_launches` (`expires_at`);--> statement-breakpoint
CREATE INDEX `lti_launches_context` ON `lti_launches` (`context_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lti_launches_handover` ON `lti_launches` (`handover_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `lti_launches_token` ON `lti_launches` (`token_hash`);--> statement-breakpoint
CREATE TABLE `lti_links` (
	`id` text PRIMARY KEY NOT NULL,
	`platform_id` text NOT NULL,
	`deployment_id` text NOT NULL,
	`resource_link_id` text NOT NULL,
	`context_id` text,
	`title` text,
	`content` text,
	`chosen_by` text,
	`line_item_url` text,
	`line_items_url` text,
	`ags_scopes` text NOT NULL,
	`due_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`platform_id`) REFERENCES `lti_platforms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`context_id`) REFERENCES `lti_contexts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lti_links_context` ON `lti_links` (`context_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `lti_links_once` ON `lti_links` (`platform_id`,`deployment_id`,`resource_link_id`);--> statement-breakpoint
CREATE TABLE `lti_logins` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`nonce_hash` text NOT NULL,
	`platform_id` text NOT NULL,
	`binding` text NOT NULL,
	`browser_hash` text NOT NULL,
	`target_link_uri` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`platform_id`) REFERENCES `lti_platforms`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lti_logins_expiry` ON `lti_logins` (`expires_at`);--> statement-breakpoint
CREATE TABLE `lti_platforms` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`issuer` text NOT NULL,
	`client_id` text NOT NULL,
	`auth_url` text NOT NULL,
	`token_url` text NOT NULL,
	`jwks_url` text NOT NULL,
	`token_audience` text,
	`frame_origins` text NOT NULL,
	`binding` text DEFAULT 'first_launch' NOT NULL,
	`is_active` integer DEFAULT false NOT NULL,
	`product_family` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "lti_platforms_binding" CHECK("lti_platforms"."binding" in ('first_launch', 'by_hand'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `lti_platforms_client` ON `lti_platforms` (`issuer`,`client_id`);--> statement-breakpoint
CREATE TABLE `lti_scores` (
	`id` text PRIMARY KEY NOT NULL,
	`link_id` text NOT NULL,
	`sub` text NOT NULL,
	`game_session_id` text,
	`score` real NOT NULL,
	`scored_at` integer NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`first_try_at` integer,
	`next_try_at` integer NOT NULL,
	`last_try_at` integer,
	`reason` text,
	`detail` text,
	`sent_score` real,
	`sent_version` integer,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`link_id`) REFERENCES `lti_links`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`game_session_id`) REFERENCES `game_sessions`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "lti_scores_state" CHECK("lti_scores"."state" in ('pending', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `lti_scores_due` ON `lti_scores` (`state`,`next_try_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `lti_scores_once` ON `lti_scores` (`link_id`,`sub`);