// Users import consumer-kit/style.css.
export const styled = true;
