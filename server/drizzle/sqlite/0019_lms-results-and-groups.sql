ALTER TABLE `lti_contexts` ADD `group_names` text;--> statement-breakpoint
ALTER TABLE `lti_links` ADD `read_back_at` integer;--> statement-breakpoint
CREATE INDEX `lti_links_read_back` ON `lti_links` (`read_back_at`);--> statement-breakpoint
ALTER TABLE `lti_scores` ADD `seen_score` real;--> statement-breakpoint
ALTER TABLE `lti_scores` ADD `seen_at` integer;