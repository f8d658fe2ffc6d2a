/** A job of the command line. `only` is a part of a name, to make just what matches. */
export type Command = (only: string | undefined) => Promise<void>;

/** Whether a name begins with `only`, or has it after a hyphen: "male-front" is no part of "female-front". */
export const matches = (name: string, only: string | undefined): boolean => only === undefined || name.startsWith(only) || name.includes(`-${only}`);

/** Where the pictures, outlines and films go. */
export const publicFolder = new URL("../../public/", import.meta.url);
