PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_question_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`game_session_id` text NOT NULL,
	`question_id` text NOT NULL,
	`reporter` text NOT NULL,
	`reporter_profile_id` text,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	`outcome` text,
	`closed_at` integer,
	`reviewed_at` integer,
	FOREIGN KEY (`reporter_profile_id`) REFERENCES `profiles`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`game_session_id`,`question_id`) REFERENCES `game_questions`(`game_session_id`,`question_id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "question_reports_reason" CHECK("__new_question_reports"."reason" in ('wrong_answer', 'two_answers', 'unclear', 'mistake', 'not_fitting', 'hurtful')),
	CONSTRAINT "question_reports_outcome" CHECK("__new_question_reports"."outcome" in ('mended', 'answer_accepted', 'dismissed'))
);
--> statement-breakpoint
INSERT INTO `__new_question_reports`("id", "game_session_id", "question_id", "reporter", "reporter_profile_id", "reason", "created_at", "outcome", "closed_at") SELECT "id", "game_session_id", "question_id", "reporter", "reporter_profile_id", "reason", "created_at", "outcome", "closed_at" FROM `question_reports`;--> statement-breakpoint
DROP TABLE `question_reports`;--> statement-breakpoint
ALTER TABLE `__new_question_reports` RENAME TO `question_reports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `question_reports_question` ON `question_reports` (`question_id`,`closed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `question_reports_once` ON `question_reports` (`game_session_id`,`question_id`,`reporter`);--> statement-breakpoint
ALTER TABLE `profiles` ADD `set_refused_at` integer;