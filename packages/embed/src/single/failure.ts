/** A single file is there or not: no part of it is fetched later, so none can fail to come. */
export const showFailure = () => {}
