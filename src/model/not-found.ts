/** What the only 404.html of a host says for a path in another language or version. */
export interface SpokenNotFound {
  lang: string;
  dir?: 'rtl';
  message: string;
  home: string;
  homeUrl: string;
}
