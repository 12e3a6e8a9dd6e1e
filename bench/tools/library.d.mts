export function library(modules: number): Map<string, string>;
