// tsdown needs Node.js 22.18. This adds what it misses in version 20.
Promise.withResolvers ??= function () {
  const made = {};
  made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
};
