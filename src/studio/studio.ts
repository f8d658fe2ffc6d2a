import { drawBodies } from "./body-command.ts";
import type { Command } from "./commands.ts";
import { captionFilms, makeFilms, previewFilms } from "./films-command.ts";
import { traceZones } from "./zones-command.ts";

const commands: Readonly<Record<string, Command>> = { body: drawBodies, zones: traceZones, films: makeFilms, captions: captionFilms, preview: previewFilms };

const [name, only] = process.argv.slice(2);
const command = name ? commands[name] : undefined;
if (command) await command(only);
else {
  console.error(`usage: npm run studio -- ${Object.keys(commands).join("|")} [part of a name]`);
  process.exitCode = 1;
}
