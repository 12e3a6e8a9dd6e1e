/** An error whose message is for the person at the terminal. Commands print it without a stack. */
export class MessageError extends Error {}
