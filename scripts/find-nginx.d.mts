/** Path of an nginx, or nothing where there is none and none can be had. */
export function ensureNginx(): Promise<string | undefined>;
