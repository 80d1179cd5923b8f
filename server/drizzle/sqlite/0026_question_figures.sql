CREATE TABLE `question_figures` (
	`question_id` text PRIMARY KEY NOT NULL,
	`content_hash` text NOT NULL,
	`answers` integer NOT NULL,
	`shares` real NOT NULL,
	`upper_answers` integer NOT NULL,
	`upper_shares` real NOT NULL,
	`lower_answers` integer NOT NULL,
	`lower_shares` real NOT NULL,
	FOREIGN KEY (`question_id`) REFERENCES `questions`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "question_figures_answers" CHECK("question_figures"."answers" >= 1)
);
