/** What cannot be answered, in a sentence for the person or the assistant that asked. */
export class Refusal extends Error {}
