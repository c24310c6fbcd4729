/** What is taken of a picture at most. */
export const pictureLimits = { megabytes: 25, megapixels: 60 };
