export const MessageChannel = globalThis.MessageChannel;
export const isMainThread = true;
export const threadId = 0;
