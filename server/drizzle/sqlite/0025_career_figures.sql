ALTER TABLE `careers` ADD `is_median_top_coded` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `careers` ADD `annual_openings` integer;--> statement-breakpoint
ALTER TABLE `careers` ADD `employment_2024` integer;--> statement-breakpoint
ALTER TABLE `careers` ADD `employment_2034_projected` integer;--> statement-breakpoint
ALTER TABLE `careers` ADD `routes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `careers` ADD `translations` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `careers` ADD `known` integer;