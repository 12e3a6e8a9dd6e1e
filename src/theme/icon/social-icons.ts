/** Icons of services, drawn for this site like the others: 20 by 20, one stroke. Rspress has the same names. */
export const SOCIAL_PATHS = {
  facebook: 'M12.5 3.5h-1.7c-1.6 0-2.6 1-2.6 2.7V17m-2.4-7h6.4',
  instagram:
    'M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3m.5 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0m7-4h.01',
  linkedin: 'M3 3h14v14H3zM6.5 9v5m0-8h.01M9.5 14V9m0 2c0-2.7 4-2.7 4 0v3',
  slack: 'M7.5 3v14m5-14v14M3 7.5h14m-14 5h14',
  youtube:
    'M3 6.5c0-1 .5-1.5 1.5-1.5h11c1 0 1.5.5 1.5 1.5v7c0 1-.5 1.5-1.5 1.5h-11c-1 0-1.5-.5-1.5-1.5Zm5.5 1v5l4-2.5Z',
  gitlab: 'm10 17 7-6-2-7-2 5H7L5 4l-2 7Z',
  bluesky:
    'M10 9C8.5 6 5.5 4 4 4c-1.5 0-1 5.5 0 7 .8 1 2.5 1 4 .7C5.5 12.5 6 16 8 16c1.2 0 2-2 2-3 0 1 .8 3 2 3 2 0 2.5-3.5 0-4.3 1.5.3 3.2.3 4-.7 1-1.5 1.5-7 0-7-1.5 0-4.5 2-6 5',
  npm: 'M3 6h14v7H10v1.5H7V13H3Zm3 7V8.5m4 0V13m3-4.5V13',
  email: 'M3 5h14v10H3zm0 1 7 5 7-5',
  lark: 'M3 6.5c3 4 6 6 9 6.5M6.5 4h5c1.5 1.5 2 3 2.2 4.5M3 6.5V14c4 3 9 2.5 11.5-1.5L17 8c-3-1-5 0-7 3',
  wechat:
    'M12.5 8c-.3-2.3-2.5-4-5-4C4.5 4 2.5 6 2.5 8.3c0 1.3.7 2.5 1.8 3.3l-.6 1.9 2.2-1.1M12.7 8c2.7 0 4.8 1.8 4.8 4 0 1.2-.6 2.2-1.6 3l.5 1.7-1.9-.9c-3.5.8-6.5-1.2-6.5-3.8 0-2.2 2-4 4.7-4',
  qq: 'M6 9c0-3.5 1.5-6 4-6s4 2.5 4 6l1.5 3-.8 1.5L14 12.5c-.3 1.5-1 2.5-2 3l1.5 1.5h-7L8 15.5c-1-.5-1.7-1.5-2-3l-.7 1-.8-1.5Z',
  juejin: 'm7.5 5.5 2.5 2 2.5-2L10 3.5ZM5 9l5 4 5-4M2.5 11.5 10 17l7.5-5.5',
  zhihu: 'M5.5 3.5 4 7m1-1.5h5M7 5.5V10m-4 0h7m-3 0c0 3-1.5 5-4 6.5M7.5 12l2.5 3m2-10h5v10h-2l-2 1.5V15h-1Z',
  bilibili: 'M3 7h14v9H3zm4-4 2.5 4M13 3l-2.5 4M7 11v1.5m6-1.5v1.5',
  weibo:
    'M8.5 7C5.5 7.5 3 10 3 12.5S5.5 17 9 17s6.5-1.8 6.5-4c0-1.2-.8-2-2-2.3.4-1.5-.8-2.2-3-1.4.4-1.3-.3-2.5-2-2.3m-2 6a2.5 2 0 1 0 5 0 2.5 2 0 1 0-5 0M13 4c2.5-.5 4.5 1.5 4 4',
} as const;

/** Names of services that are not their icon's name with a capital. */
export const SOCIAL_NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  npm: 'npm',
  qq: 'QQ',
  wechat: 'WeChat',
};
