CREATE TABLE `seeded_content` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`ids` text NOT NULL,
	`seeded_at` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `careers` ADD `other_titles` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `careers` ADD `interest_realistic` real;--> statement-breakpoint
ALTER TABLE `careers` ADD `interest_investigative` real;--> statement-breakpoint
ALTER TABLE `careers` ADD `interest_artistic` real;--> statement-breakpoint
ALTER TABLE `careers` ADD `interest_social` real;--> statement-breakpoint
ALTER TABLE `careers` ADD `interest_enterprising` real;--> statement-breakpoint
ALTER TABLE `careers` ADD `interest_conventional` real;--> statement-breakpoint
ALTER TABLE `careers` ADD `withdrawn_at` integer;--> statement-breakpoint
ALTER TABLE `question_sets` ADD `withdrawn_at` integer;--> statement-breakpoint
INSERT INTO `seeded_content` SELECT 'starter', '', json_group_array("id"), 0 FROM (SELECT "id" FROM `careers` UNION ALL SELECT "id" FROM `pathkeys` UNION ALL SELECT "id" FROM `question_sets` WHERE "creator_id" IS NULL);