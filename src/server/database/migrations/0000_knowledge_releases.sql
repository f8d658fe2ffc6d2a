CREATE TABLE "knowledge_releases" (
	"version" text PRIMARY KEY NOT NULL,
	"locations" integer NOT NULL,
	"conditions" integer NOT NULL,
	"first_served_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_started_at" timestamp with time zone DEFAULT now() NOT NULL
);
