import url from './logo.svg';

export const logo = (): string => `<img alt="logo" src="${url}">`;
