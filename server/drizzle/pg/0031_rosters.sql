CREATE TABLE "roster_classes" (
	"teacher_id" text NOT NULL,
	"source_hash" text NOT NULL,
	"class_id" text NOT NULL,
	CONSTRAINT "roster_classes_teacher_id_source_hash_pk" PRIMARY KEY("teacher_id","source_hash")
);
--> statement-breakpoint
CREATE TABLE "roster_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"status" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"preview" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roster_parts" (
	"import_id" text NOT NULL,
	"seq" integer NOT NULL,
	"is_leaving" boolean NOT NULL,
	"changes" text NOT NULL,
	CONSTRAINT "roster_parts_import_id_seq_pk" PRIMARY KEY("import_id","seq")
);
--> statement-breakpoint
CREATE TABLE "roster_students" (
	"teacher_id" text NOT NULL,
	"source_hash" text NOT NULL,
	"profile_id" text NOT NULL,
	CONSTRAINT "roster_students_teacher_id_source_hash_pk" PRIMARY KEY("teacher_id","source_hash")
);
--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_classes" ADD CONSTRAINT "roster_classes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_imports" ADD CONSTRAINT "roster_imports_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_parts" ADD CONSTRAINT "roster_parts_import_id_roster_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."roster_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_students" ADD CONSTRAINT "roster_students_teacher_id_profiles_id_fk" FOREIGN KEY ("teacher_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster_students" ADD CONSTRAINT "roster_students_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roster_classes_class" ON "roster_classes" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "roster_imports_profile" ON "roster_imports" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "roster_imports_status" ON "roster_imports" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "roster_students_profile" ON "roster_students" USING btree ("profile_id");