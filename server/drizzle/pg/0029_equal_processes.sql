CREATE TABLE "account_failures" (
	"id" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"auth_fingerprint" text NOT NULL,
	"room_fingerprint" text NOT NULL,
	"seat_fingerprint" text NOT NULL,
	"lti_fingerprint" text NOT NULL,
	"alive_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"link" text NOT NULL,
	"good_until" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD COLUMN "quiet_until" bigint;--> statement-breakpoint
CREATE INDEX "account_failures_key" ON "account_failures" USING btree ("key_hash","expires_at");--> statement-breakpoint
CREATE INDEX "account_failures_expiry" ON "account_failures" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("next_try_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_address" ON "mail_outbox" USING btree ("to_address");