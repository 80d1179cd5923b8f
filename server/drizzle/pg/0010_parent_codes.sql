CREATE TABLE "parent_codes" (
	"child_profile_id" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "parent_codes_code" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "parent_codes" ADD CONSTRAINT "parent_codes_child_profile_id_profiles_id_fk" FOREIGN KEY ("child_profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parent_codes_expiry" ON "parent_codes" USING btree ("expires_at");