/** What the page of the starter gets from the build. */
export interface StarterParts {
  /** The version of each package that a project may name. */
  versions: Readonly<Record<string, string>>;
  /** Address of the page with the lab, if the site has one. */
  lab?: string;
}
