CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"action" text NOT NULL,
	"actor_profile_id" text,
	"subject_profile_id" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "school_blocks" (
	"profile_id" text NOT NULL,
	"school_id" text NOT NULL,
	"blocked_at" bigint NOT NULL,
	CONSTRAINT "school_blocks_profile_id_school_id_pk" PRIMARY KEY("profile_id","school_id")
);
--> statement-breakpoint
CREATE TABLE "school_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"role" text NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "school_invites_role" CHECK ("school_invites"."role" in ('teacher', 'counsellor', 'school_admin'))
);
--> statement-breakpoint
CREATE TABLE "school_staff" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"school_id" text NOT NULL,
	"role" text NOT NULL,
	"since" bigint NOT NULL,
	CONSTRAINT "school_staff_role" CHECK ("school_staff"."role" in ('teacher', 'counsellor', 'school_admin'))
);
--> statement-breakpoint
CREATE TABLE "schools" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"made_by" text,
	"created_at" bigint NOT NULL,
	"confirmed_at" bigint
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "school_id" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_profile_id_profiles_id_fk" FOREIGN KEY ("actor_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_subject_profile_id_profiles_id_fk" FOREIGN KEY ("subject_profile_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_blocks" ADD CONSTRAINT "school_blocks_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_blocks" ADD CONSTRAINT "school_blocks_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_invites" ADD CONSTRAINT "school_invites_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_staff" ADD CONSTRAINT "school_staff_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "school_staff" ADD CONSTRAINT "school_staff_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schools" ADD CONSTRAINT "schools_made_by_profiles_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_school" ON "audit_entries" USING btree ("school_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_age" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_profile_id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_profile_id","at");--> statement-breakpoint
CREATE INDEX "school_blocks_school" ON "school_blocks" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_invites_school" ON "school_invites" USING btree ("school_id");--> statement-breakpoint
CREATE INDEX "school_invites_expiry" ON "school_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "school_staff_school" ON "school_staff" USING btree ("school_id");--> statement-breakpoint
ALTER TABLE "classes" ADD CONSTRAINT "classes_school_id_schools_id_fk" FOREIGN KEY ("school_id") REFERENCES "public"."schools"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classes_school" ON "classes" USING btree ("school_id");