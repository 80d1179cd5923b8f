CREATE TABLE `pack_openings` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`purchase_id` text NOT NULL,
	`pack_id` text NOT NULL,
	`price` integer NOT NULL,
	`draws` text NOT NULL,
	`milestones` text NOT NULL,
	`opened_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pack_openings_price" CHECK("pack_openings"."price" >= 1)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `pack_openings_once` ON `pack_openings` (`profile_id`,`purchase_id`);--> statement-breakpoint
ALTER TABLE `pathkeys` ADD `given_to_earlier_at` integer;