CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"question" text NOT NULL,
	"asked" integer NOT NULL,
	"found" integer NOT NULL,
	"opened" integer NOT NULL,
	"carted" integer NOT NULL,
	CONSTRAINT "search_counts_day_question_pk" PRIMARY KEY("day","question")
);
