CREATE TABLE `lti_choices` (
	`waiting_hash` text PRIMARY KEY NOT NULL,
	`launch_id` text NOT NULL,
	`items` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`taken_at` integer,
	FOREIGN KEY (`launch_id`) REFERENCES `lti_launches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `lti_choices_launch` ON `lti_choices` (`launch_id`);--> statement-breakpoint
CREATE INDEX `lti_choices_expiry` ON `lti_choices` (`expires_at`);--> statement-breakpoint
CREATE TABLE `lti_extra_times` (
	`context_id` text NOT NULL,
	`sub` text NOT NULL,
	`factor` real NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`context_id`, `sub`),
	FOREIGN KEY (`context_id`) REFERENCES `lti_contexts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `game_players` ADD `set_aside_at` integer;--> statement-breakpoint
ALTER TABLE `lti_contexts` ADD `groups_url` text;--> statement-breakpoint
ALTER TABLE `lti_games` ADD `group_id` text;--> statement-breakpoint
ALTER TABLE `lti_games` ADD `active_at` integer;--> statement-breakpoint
ALTER TABLE `lti_launches` ADD `looks_on` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `lti_launches` ADD `is_test` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `lti_launches` ADD `groups` text;--> statement-breakpoint
ALTER TABLE `lti_launches` ADD `review_of` text;--> statement-breakpoint
ALTER TABLE `lti_launches` ADD `waiting_hash` text;--> statement-breakpoint
CREATE INDEX `lti_launches_link` ON `lti_launches` (`link_id`);--> statement-breakpoint
CREATE INDEX `lti_launches_waiting` ON `lti_launches` (`waiting_hash`);--> statement-breakpoint
ALTER TABLE `lti_links` ADD `overrides` text;--> statement-breakpoint
ALTER TABLE `lti_links` ADD `made_line_item_url` text;--> statement-breakpoint
ALTER TABLE `lti_links` ADD `column_maximum` real;--> statement-breakpoint
ALTER TABLE `lti_links` ADD `column_count` integer;--> statement-breakpoint
ALTER TABLE `lti_logins` ADD `waiting_hash` text;--> statement-breakpoint
ALTER TABLE `lti_scores` ADD `comment` text;--> statement-breakpoint
ALTER TABLE `lti_scores` ADD `set_aside_at` integer;--> statement-breakpoint
ALTER TABLE `lti_scores` ADD `result` text;