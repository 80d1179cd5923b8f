ALTER TABLE "mail_choices" ADD COLUMN "digest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD COLUMN "digest_sent_at" bigint;