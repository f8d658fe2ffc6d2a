DROP INDEX "one_time_secrets_purpose";--> statement-breakpoint
ALTER TABLE "one_time_secrets" ADD COLUMN "ticket" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "ticket" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_secrets_purpose" ON "one_time_secrets" USING btree ("account_id","purpose","ticket");