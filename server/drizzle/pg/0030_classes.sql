CREATE TABLE "class_invites" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"class_id" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_students" (
	"class_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"joined_at" bigint NOT NULL,
	CONSTRAINT "class_students_class_id_profile_id_pk" PRIMARY KEY("class_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" text NOT NULL,
	"profile_id" text NOT NULL,
	"added_at" bigint NOT NULL,
	CONSTRAINT "class_teachers_class_id_profile_id_pk" PRIMARY KEY("class_id","profile_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"period" text NOT NULL,
	"grade" integer,
	"code" text NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"created_at" bigint NOT NULL,
	"archived_at" bigint,
	CONSTRAINT "classes_code" UNIQUE("code"),
	CONSTRAINT "classes_grade" CHECK ("classes"."grade" between 6 and 12)
);
--> statement-breakpoint
CREATE TABLE "student_cards" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "student_cards_code" UNIQUE("code_hash"),
	CONSTRAINT "student_cards_serial" CHECK ("student_cards"."serial" >= 1)
);
--> statement-breakpoint
ALTER TABLE "game_sessions" ADD COLUMN "class_id" text;--> statement-breakpoint
ALTER TABLE "class_invites" ADD CONSTRAINT "class_invites_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_students" ADD CONSTRAINT "class_students_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "student_cards" ADD CONSTRAINT "student_cards_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_invites_class" ON "class_invites" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "class_invites_expiry" ON "class_invites" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "class_students_profile" ON "class_students" USING btree ("profile_id","joined_at");--> statement-breakpoint
CREATE INDEX "class_teachers_profile" ON "class_teachers" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "student_cards_used" ON "student_cards" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "game_sessions" ADD CONSTRAINT "game_sessions_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_sessions_class" ON "game_sessions" USING btree ("class_id","ended_at");