/** What the lab knows about options and messages. The build makes it from the pages and from Rslib's declarations. */
export interface HelpFile {
  /** Full names of all options, such as `lib.format`. Empty if the build did not have the declarations. */
  options: readonly string[];
  /** Address of the section about an option, without the site's base. */
  pages: Readonly<Record<string, string>>;
  errors: readonly KnownError[];
  /** Address of the guide to declaration files, if the site has it. */
  declarations?: string | undefined;
}

export interface KnownError {
  /** The parts of the message that do not change, in order. */
  parts: readonly string[];
  title: string;
  /** Address of its entry in the error index, without the site's base. */
  page: string;
}
